/** What is made of the values of a form: what is sent, what is logged, and what the confirmation shows. */

import { kindOf } from '../../blocks/fields.ts';
import type { Field, Form } from '../../types/config.gen.ts';
import type { Afterwards, AnyField, EnteredField, Submission, Values } from '../kit/types.ts';
import { shownFields } from './shown-fields.ts';

/** The field before whose text this one is sent. */
export const hostOf = ({ sendIn }: AnyField) => sendIn;

/** Whether the field is sent only as the text that it writes into another. */
export const writesElsewhere = ({ writesIn, submitted }: AnyField): boolean =>
  Boolean(writesIn) && submitted === false;

/** The entries to send, in the order of the fields. Text is sent unchanged, but for blanks around it. */
export function sentEntries(form: Form, values: Values): Submission['entries'] {
  const fields = shownFields(form, values);
  return fields.flatMap((field) => {
    const { submitted }: AnyField = field;
    if (submitted === false || hostOf(field)) return [];
    const guests = fields.filter((other) => hostOf(other) === field.name);
    const value = joined([...guests, field].map((part) => kindOf(part).sent(part, values)));
    return value === undefined ? [] : [[field.name, value] satisfies [string, string]];
  });
}

/** The files to send beside them. */
export const filesIn = (form: Form, values: Values): Submission['files'] =>
  shownFields(form, values).flatMap((field) =>
    (kindOf(field).files?.(field, values) ?? []).map((file): [string, File] => [field.name, file]),
  );

/** Those of the entries that may be kept, as a database can store them. */
export function keptEntries(form: Form, entries: Submission['entries']): Submission['entries'] {
  const passing = form.fields.filter((field) => kindOf(field).kept === 'never');
  const names = new Set(passing.map(({ name }) => name));
  return entries.flatMap(([name, value]) => (names.has(name) ? [] : [[name, storable(value)]]));
}

/** Whether a field that people do not see was filled in. */
export const isTrapped = (form: Form, values: Values): boolean =>
  form.fields.some((field) => kindOf(field).trap && values[field.name]);

/** Joins texts as paragraphs. */
function joined(values: (string | undefined)[]): string | undefined {
  const filled = values.filter((value) => value?.trim());
  return filled.length > 0 ? filled.join('\n\n') : values.at(-1);
}

/**
 * Everything that was entered, as the visitor read it: options by their labels, telephones grouped. Also fields that are not
 * `submitted`; no secrets, no captcha, and not the boxes that write into another field, which has
 * their text.
 */
export function enteredIn(form: Form, values: Values, isReceipt?: boolean): EnteredField[] {
  return shownFields(form, values).flatMap((field) => {
    const kind = kindOf(field);
    // Of files, which are kept elsewhere, the log has the names.
    const repeated = (isReceipt || kind.files) && kind.repeated?.(field, values);
    const sent =
      kind.kept === 'never' || writesElsewhere(field)
        ? repeated
        : storable(kind.sent(field, values) ?? '').trim();
    const { name, label }: AnyField = field;
    if (!sent || label === undefined) return [];
    const value = storable(repeated || kind.shown?.(field, values) || sent);
    const purpose = purposeOf(field);
    return [{ name, label, value, ...(purpose && { as: purpose }) }];
  });
}

const NAMES = ['name', 'given-name', 'family-name'];

function purposeOf(field: Field): EnteredField['as'] {
  if (field.type === 'email' || field.type === 'phone') return field.type;
  const { autocomplete = '' }: AnyField = field;
  if (autocomplete === 'organization') return 'company';
  return NAMES.includes(autocomplete) ? 'name' : undefined;
}

/**
 * Removes characters that a database cannot store: NUL is dropped, a lone surrogate becomes the
 * replacement character.
 */
const storable = (text: string): string =>
  text.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD');

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The fields that the form shows in its confirmation, as their kind repeats them to who wrote them. */
export function receiptOf(form: Form, values: Values): EnteredField[] {
  const entered = enteredIn(form, values, true);
  return (form.success?.sent ?? []).flatMap(
    (sent) => entered.find(({ name }) => name === sent) ?? [],
  );
}

/** The information about chosen options, whether they were sent or not. */
export const afterwardsOf = (form: Form, values: Values): Afterwards[] =>
  shownFields(form, values).flatMap((field) => kindOf(field).afterwards?.(field, values) ?? []);
