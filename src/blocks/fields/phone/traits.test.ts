import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import { expect, test } from 'vitest';
import { traits } from './traits.ts';

const sampleOf = (countries?: string[]) => traits.sample?.({ countries } as never, 0) ?? '';

test.each(['br', 'us', 'pt', 'ar', 'jp'])(
  'the number of a test is of the first country of its field: %s',
  (country) => {
    const number = parsePhoneNumberFromString(sampleOf([country, 'fr']), metadata);
    expect(number?.country).toBe(country.toUpperCase());
    expect(number?.isValid()).toBe(true);
  },
);

test('a field without countries is tried with a number of Brazil', () => {
  expect(sampleOf()).toBe('+551130000000');
});
