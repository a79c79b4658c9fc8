import type { Field, Form } from '../../types/config.gen.ts';
import type { Values } from '../types.ts';
import { tabStorage } from './storage.ts';
import { countryKey } from './values.ts';

export interface Draft {
  values: Values;
  /** A submission that was sent and not answered yet: its id, to be used again. */
  sent?: string;
}

/** Never kept: secrets, proofs, and consent, which is given anew each time. */
const NOT_KEPT = new Set<Field['type']>(['password', 'captcha', 'checkbox', 'honeypot', 'hidden']);

const keyOf = (formId: string) => `form:${formId}`;

export function readDraft(formId: string): Draft | undefined {
  return tabStorage.read<Draft>(keyOf(formId));
}

/** Keeps what may be kept of `values`, for this tab alone. */
export function writeDraft(formId: string, form: Form, draft: Draft): void {
  const values = keepable(form, draft.values);
  const empty = !draft.sent && Object.values(values).every((value) => !value?.toString());
  if (empty) tabStorage.remove(keyOf(formId));
  else tabStorage.write(keyOf(formId), { ...draft, values } satisfies Draft);
}

export function removeDraft(formId: string): void {
  tabStorage.remove(keyOf(formId));
}

export function keepable(form: Form, values: Values): Values {
  const kept: Values = {};
  for (const { type, name } of form.fields) {
    if (NOT_KEPT.has(type) || values[name] === undefined) continue;
    kept[name] = values[name];
    if (type === 'phone' && values[countryKey(name)])
      kept[countryKey(name)] = values[countryKey(name)];
  }
  return kept;
}
