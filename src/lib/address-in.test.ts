import { expect, test } from 'vitest';
import { addressIn } from './address-in.ts';

test.each([
  ['pt-BR', 'a, b'],
  ['he', 'a, b'],
  ['ar-JO-u-nu-latn', 'a، b'],
  ['fa', 'a، b'],
])('an address in %s is “%s”', (language, expected) => {
  expect(addressIn(language, ['a', 'b'])).toBe(expected);
});
