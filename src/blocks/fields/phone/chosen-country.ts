import { textOf } from '../../../forms/kit/check.ts';
import type { FieldOf, Values } from '../../../forms/kit/types.ts';
import type { PhoneCountry } from '../../../types/config.gen.ts';

/** The country chosen beside a phone field; no field's name starts with `_`. */
export const countryKey = (name: string): string => `_country_${name}`;

export const countryOf = (field: FieldOf<'phone'>, values: Values): PhoneCountry | undefined => {
  const chosen = textOf(values, countryKey(field.name)) as PhoneCountry;
  return field.countries?.includes(chosen) ? chosen : field.countries?.[0];
};
