import type { Field, Form } from '../../types/config.gen.ts';
import { internationalPhone, type PhoneCountry } from '../phone/phone-number.ts';
import { sanitize } from '../rules/sanitize.ts';
import type { FieldOf, Submission, Values } from '../types.ts';

export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

/** The country chosen beside a phone field; no field's name starts with `_`. */
export const countryKey = (name: string): string => `_country_${name}`;

export const countryOf = (field: FieldOf<'phone'>, values: Values): PhoneCountry | undefined => {
  const chosen = textOf(values, countryKey(field.name)) as PhoneCountry;
  return field.countries?.includes(chosen) ? chosen : field.countries?.[0];
};

/** What is sent, in the order of the fields. Text goes as it was typed, to the byte. */
export function entriesOf(form: Form, values: Values): Submission['entries'] {
  return form.fields.flatMap((field) => {
    if (('submitted' in field && field.submitted === false) || hostOf(field)) return [];
    const guests = form.fields.filter((other) => hostOf(other) === field.name);
    const value = joined([...guests, field].map((one) => sentValue(one, values)));
    return value === undefined ? [] : [[field.name, value] satisfies [string, string]];
  });
}

/** The field in whose text this one is sent, before it. */
export const hostOf = (field: Field): string | undefined =>
  'sendIn' in field ? field.sendIn : undefined;

/** A paragraph each, where there is more than one to be sent. */
function joined(values: (string | undefined)[]): string | undefined {
  const said = values.filter((value) => value?.trim());
  return said.length > 0 ? said.join('\n\n') : values.at(-1);
}

/** Undefined where nothing is sent, as a browser leaves out an unchecked box. */
function sentValue(field: Field, values: Values): string | undefined {
  const text = textOf(values, field.name);
  switch (field.type) {
    case 'hidden':
      return field.value;
    case 'honeypot':
      return undefined;
    case 'captcha':
      return text || undefined;
    case 'checkbox':
      return values[field.name] ? (field.checkedValue ?? '1') : field.uncheckedValue;
    case 'checkbox-group': {
      const chosen = values[field.name];
      return Array.isArray(chosen) && chosen.length > 0 ? chosen.join(', ') : undefined;
    }
    case 'phone': {
      const country = countryOf(field, values);
      return (country && internationalPhone(text, country)) ?? text;
    }
    case 'email':
      return field.sanitize ? sanitize(text) : text.trim();
    case 'text':
      return field.sanitize ? sanitize(text) : text;
    default:
      return text;
  }
}
