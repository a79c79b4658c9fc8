import { tabStorage } from '../../lib/safe-storage.ts';
import { isRecord, type Stored, stored } from '../../lib/stored.ts';
import type { Field, Form } from '../../types/config.gen.ts';
import type { Values } from '../types.ts';
import { countryKey } from './values.ts';

export interface Draft {
  values: Values;
  /** A submission that was sent and not answered yet: its id, to be used again for the same words. */
  sent?: { id: string; values: Values };
  /** What the address filled in last, by field. */
  followed?: Values;
}

/** Never kept: secrets, proofs, and consent, which is given anew each time. */
const NOT_KEPT = new Set<Field['type']>(['password', 'captcha', 'checkbox', 'honeypot', 'hidden']);

/** A form's draft, in this tab alone. */
const draftOf = (formId: string, form: Form): Stored<Draft> =>
  stored(tabStorage, `form:${formId}`, (found) => {
    if (!isRecord(found) || !isRecord(found.values)) return undefined;
    const { sent, followed } = found;
    return {
      values: keepable(form, found.values as Values),
      ...(isRecord(sent) &&
        typeof sent.id === 'string' &&
        isRecord(sent.values) && {
          sent: { id: sent.id, values: keepable(form, sent.values as Values) },
        }),
      ...(isRecord(followed) && { followed: keepable(form, followed as Values) }),
    };
  });

export const readDraft = (formId: string, form: Form): Draft | undefined =>
  draftOf(formId, form).read();

/** Keeps what may be kept of `values`. */
export function writeDraft(formId: string, form: Form, draft: Draft): void {
  const values = keepable(form, draft.values);
  const kept = draftOf(formId, form);
  const empty = !draft.sent && Object.values(values).every((value) => !value?.toString());
  if (empty) kept.remove();
  else kept.write({ ...draft, values });
}

export const removeDraft = (formId: string, form: Form): void => draftOf(formId, form).remove();

/** What of `values` a form may keep: its own fields, each with the kind of value it has. */
export function keepable(form: Form, values: Values): Values {
  return pick(form, values, ({ type }) => !NOT_KEPT.has(type));
}

/** Secrets, and what would have expired, are not queued. */
const NOT_QUEUED = new Set<Field['type']>(['password', 'captcha', 'honeypot', 'hidden']);

export function queueable(form: Form, values: Values): Values {
  return pick(form, values, ({ type }) => !NOT_QUEUED.has(type));
}

function pick(form: Form, values: Values, wanted: (field: Field) => boolean): Values {
  const kept: Values = {};
  for (const field of form.fields.filter(wanted)) {
    const value = values[field.name];
    if (fits(field, value)) kept[field.name] = value;
    const country = values[countryKey(field.name)];
    if (field.type === 'phone' && typeof country === 'string' && country)
      kept[countryKey(field.name)] = country;
  }
  return kept;
}

function fits({ type }: Field, value: unknown): boolean {
  if (type === 'checkbox') return typeof value === 'boolean' || typeof value === 'string';
  if (type === 'checkbox-group')
    return Array.isArray(value) && value.every((one) => typeof one === 'string');
  return typeof value === 'string';
}

/** True where both say the same, whatever was given anew (consent, captcha). */
export function sameMessage(form: Form, one: Values, other: Values): boolean {
  const said = (values: Values) =>
    JSON.stringify(Object.entries(keepable(form, values)).filter(([, value]) => value?.toString()));
  return said(one) === said(other);
}
