import type { EnteredField } from '../../forms/kit/types.ts';
import { isEmail } from '../../lib/is-email.ts';
import { tabStorage } from '../../lib/safe-storage.ts';
import { isRecord, type Stored, stored } from '../../lib/stored.ts';
import type { SubmissionAdding } from '../../types/config.gen.ts';

export const ENTERED = ['name', 'company', 'phone', 'email', 'message'] as const;
export type LeadField = (typeof ENTERED)[number];
export type LeadValues = Record<LeadField, string>;

/** The values of a lead that is added by hand. */
export interface NewLead {
  /** The id with which it is added, also by a second attempt. */
  id: string;
  values: LeadValues;
}

export const EMPTY: LeadValues = { name: '', company: '', phone: '', email: '', message: '' };

/** Digits of a telephone without its area code; fewer are none. */
const FEWEST_DIGITS = 8;

export type LeadProblems = Partial<Record<LeadField, string>>;

/** The errors of the values, by field. A name and one way to answer are required. */
export function problemsOf(
  { name, phone, email }: LeadValues,
  texts: SubmissionAdding,
): LeadProblems {
  const digits = phone.replace(/\D/g, '').length;
  return {
    ...(!name.trim() && { name: texts.nameMissing }),
    ...(phone.trim() && digits < FEWEST_DIGITS && { phone: texts.phoneWrong }),
    ...(!phone.trim() && !email.trim() && { phone: texts.contactMissing }),
    ...(email.trim() && !isEmail(email.trim()) && { email: texts.emailWrong }),
  };
}

const AS: Partial<Record<LeadField, EnteredField['as']>> = {
  name: 'name',
  company: 'company',
  phone: 'phone',
  email: 'email',
};

/** The fields as a form sends them, without empty ones. */
export const fieldsOfLead = (values: LeadValues, texts: SubmissionAdding): EnteredField[] =>
  ENTERED.flatMap((name) => {
    const value = values[name].trim();
    return value ? [{ name, label: texts[name], value, ...(AS[name] && { as: AS[name] }) }] : [];
  });

/** A person's draft, in this tab. */
export const keptLead = (person: string): Stored<NewLead> =>
  stored(tabStorage, `change:${person}:new`, (found) => {
    if (!isRecord(found) || typeof found.id !== 'string' || !isRecord(found.values))
      return undefined;
    const { values } = found;
    const texts = ENTERED.map((name) => [name, values[name]]);
    return { id: found.id, values: { ...EMPTY, ...onlyTexts(texts) } };
  });

const onlyTexts = (entries: unknown[][]): Partial<LeadValues> =>
  Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
