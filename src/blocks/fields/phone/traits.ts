import { type CountryCode, getExampleNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import type { FieldTraits } from '../../../forms/kit/types.ts';
import { isRightToLeft } from '../../../lib/right-to-left.ts';
import { plansOf } from './numbering-plans.ts';

export const traits: FieldTraits<'phone'> = {
  sample: ({ countries: [country = 'br'] = [] }) => sampleIn(country),
  compile: (field, { language }) =>
    field.countries
      ? Object.assign(
          { ...field, plans: plansOf(field.countries) },
          isRightToLeft(language) && { rightToLeft: true },
        )
      : field,
};

/** Of a range that nobody is given, in Brazil; elsewhere the example of libphonenumber. */
const BRAZIL = '+551130000000';

const sampleIn = (country: string): string =>
  country === 'br'
    ? BRAZIL
    : (getExampleNumber(country.toUpperCase() as CountryCode, examples, metadata)?.number ??
      BRAZIL);
