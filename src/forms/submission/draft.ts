import { kindOf } from '../../blocks/fields.ts';
import { tabStorage } from '../../lib/safe-storage.ts';
import { isRecord, type Stored, stored } from '../../lib/stored.ts';
import type { Form } from '../../types/config.gen.ts';
import { ownText } from '../kit/check.ts';
import type { Kind, Values } from '../kit/types.ts';
import { isLogRow, type LogRow } from './outbox.ts';

interface Draft {
  values: Values;
  /** A submission without an answer: its id is used again for the same values. */
  sent?: { id: string; values: Values };
  /** The id under which it is in the outbox, from which any page may send it. */
  queued?: string | undefined;
  /** The row of the log with an unconfirmed attempt. */
  row?: LogRow | undefined;
  /** The last values from the address, by field. */
  followed?: Values;
}

/** A form's draft, in this tab only. */
const draftOf = (formId: string, form: Form): Stored<Draft> =>
  stored(tabStorage, `form:${formId}`, (found) => {
    if (!isRecord(found) || !isRecord(found.values)) return undefined;
    const { sent, queued, row, followed } = found;
    return {
      values: keepable(form, found.values as Values),
      ...(isRecord(sent) &&
        typeof sent.id === 'string' &&
        isRecord(sent.values) && {
          sent: { id: sent.id, values: keepable(form, sent.values as Values) },
        }),
      ...(typeof queued === 'string' && { queued }),
      ...(isLogRow(row) && { row }),
      ...(isRecord(followed) && { followed: keepable(form, followed as Values) }),
    };
  });

export const readDraft = (formId: string, form: Form): Draft | undefined =>
  draftOf(formId, form).read();

/** Stores the draft, without values that must not be stored. */
export function writeDraft(formId: string, form: Form, draft: Draft): void {
  const values = keepable(form, draft.values);
  const kept = draftOf(formId, form);
  const empty = !draft.sent && Object.values(values).every((value) => !value?.toString());
  if (empty) kept.remove();
  else kept.write({ ...draft, values });
}

export const removeDraft = (formId: string, form: Form): void => draftOf(formId, form).remove();

/** The values that may be stored in this tab: no secrets, no captcha, no consent. */
export const keepable = (form: Form, values: Values): Values =>
  ownValues(form, values, ({ kept }) => kept === 'draft');

/** The values that may be stored for all tabs until they are sent. */
export const queueable = (form: Form, values: Values): Values =>
  ownValues(form, values, ({ kept }) => kept !== 'never');

function ownValues(form: Form, values: Values, wanted: (kind: Kind) => boolean): Values {
  const fields = form.fields.filter((field) => wanted(kindOf(field)));
  return Object.assign({}, ...fields.map((field) => (kindOf(field).own ?? ownText)(field, values)));
}

/** True if the values are equal, except for those that are given each time (consent, captcha). */
export function sameMessage(form: Form, before: Values, after: Values): boolean {
  const message = (values: Values) =>
    JSON.stringify(Object.entries(keepable(form, values)).filter(([, value]) => value?.toString()));
  return message(before) === message(after);
}
