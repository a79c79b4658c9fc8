import { kindOf } from '../../blocks/fields.ts';
import type { Field, Form } from '../../types/config.gen.ts';
import type { EnteredField, Values } from '../kit/types.ts';
import { writesElsewhere } from './values.ts';

/**
 * Everything that was entered, as the visitor read it: options by their labels. Also fields that are not
 * `submitted`; no secrets, no captcha, and not the boxes that write into another field, which has
 * their text.
 */
export function enteredIn(form: Form, values: Values): EnteredField[] {
  return form.fields.flatMap((field) => {
    const kind = kindOf(field);
    const sent =
      kind.kept === 'never' || writesElsewhere(field)
        ? undefined
        : storable(kind.sent(field, values) ?? '').trim();
    if (!sent || !('label' in field)) return [];
    const value = storable(kind.shown?.(field, values) || sent);
    const purpose = purposeOf(field);
    return [{ name: field.name, label: field.label, value, ...(purpose && { as: purpose }) }];
  });
}

const NAMES = ['name', 'given-name', 'family-name'];

function purposeOf(field: Field): EnteredField['as'] {
  if (field.type === 'email' || field.type === 'phone') return field.type;
  const autocomplete = ('autocomplete' in field && field.autocomplete) || '';
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
