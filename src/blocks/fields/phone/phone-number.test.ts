import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, test } from 'vitest';
import type { PhoneCountry } from '../../../types/config.gen.ts';
import { plansOf } from './numbering-plans.ts';
import {
  callingCode,
  faultOf,
  formatPhone,
  homelyPhone,
  internationalPhone,
  readablePhone,
} from './phone-number.ts';
import schema from './schema.json';

const EIGHT: PhoneCountry[] = ['br', 'us', 'ar', 'cl', 'co', 'mx', 'pe', 'uy'];

const placeOf = (country: PhoneCountry) => {
  const countries = EIGHT.includes(country) ? EIGHT : [country];
  return { country, countries, plans: plansOf(countries) };
};

describe('numbers that can be called are sent in E.164', () => {
  test.each<[string, PhoneCountry, string]>([
    ['(11) 99999-9999', 'br', '+5511999999999'],
    ['011 99999-9999', 'br', '+5511999999999'],
    ['015 11 99999-9999', 'br', '+5511999999999'],
    ['+55 11 3000-0000', 'br', '+551130000000'],
    ['+55 (0) 11 99999-9999', 'br', '+5511999999999'],
    ['5511999999999', 'br', '+5511999999999'],
    ['00 55 11 99999-9999', 'br', '+5511999999999'],
    ['005511999999999', 'us', '+5511999999999'],
    ['00 14 55 11 99999-9999', 'br', '+5511999999999'],
    ['０11 99999-9999', 'br', '+5511999999999'],
    ['0800 123 4567', 'br', '+558001234567'],
    ['(212) 555-0123', 'us', '+12125550123'],
    ['+1 212 555 0123', 'br', '+12125550123'],
    ['99 123 456', 'uy', '+59899123456'],
    ['11 15-1234-5678', 'ar', '+5491112345678'],
    ['087 123 4567', 'ie', '+353871234567'],
    ['00 353 87 123 4567', 'ie', '+353871234567'],
    ['612 34 56 78', 'es', '+34612345678'],
    ['912 345 678', 'pt', '+351912345678'],
    ['030/901820', 'de', '+4930901820'],
    ['(416) 555-0123', 'ca', '+14165550123'],
    ['07781 123456', 'gg', '+447781123456'],
  ])('%s in %s is %s', (text, country, expected) => {
    expect(internationalPhone(text, placeOf(country))).toBe(expected);
  });
});

describe('words beside a number are kept', () => {
  test.each([
    ['(11) 3000-0000 ramal 12', '+551130000000 ramal 12'],
    ['11 3000-0000 (ramal 12)', '+551130000000 ramal 12'],
    ['11 3000-0000 x12', '+551130000000 x12'],
    ['11 3000-0000 #12', '+551130000000 #12'],
    ['11 98765-4321, só WhatsApp', '+5511987654321 só WhatsApp'],
    ['Tel.: 11 3000-0000', '+551130000000 Tel'],
    ['11 3000-0000 / 3000-0001', '+551130000000 / 3000-0001'],
    ['11 3000-0000/11 3000-0001 ou 2', '+551130000000 / 11 3000-0001 ou 2'],
  ])('%s is sent as %s', (text, expected) => {
    expect(internationalPhone(text, placeOf('br'))).toBe(expected);
  });
});

test.each<[string, PhoneCountry, string | undefined]>([
  ['612345678', 'es', '+34 612 34 56 78'],
  ['(11) 98888-7777', 'br', '+55 11 98888 7777'],
  ['11 3000-0000 ramal 12', 'br', '+55 11 3000 0000 ramal 12'],
  ['11 3000-0000 / 3000-0001', 'br', '+55 11 3000 0000 / 3000-0001'],
  ['020 7946 0958', 'gb', '+44 20 7946 0958'],
  ['123', 'es', undefined],
])('%s in %s is read as %s', (text, country, expected) => {
  expect(readablePhone(text, placeOf(country))).toBe(expected);
});

test.each<[string, PhoneCountry, string]>([
  ['11 98888 7777', 'br', '(11) 98888-7777'],
  ['+55 11 98888-7777 ramal 2', 'br', '(11) 98888-7777 ramal 2'],
  ['+44 20 7946 0958', 'gb', '020 7946 0958'],
  ['(212) 555-2368', 'us', '+1 212 555 2368'], // not the first country of the field
])('%s is repeated to who wrote it in %s as %s', (text, country, expected) => {
  expect(homelyPhone(text, placeOf(country))).toBe(expected);
});

describe('a number that cannot be called is refused, and what is missing is told', () => {
  test.each<[string, PhoneCountry, string]>([
    ['98765-4321', 'br', 'noArea'],
    ['(98) 7654-321', 'br', 'noArea'],
    ['3333-4444', 'br', 'noArea'],
    ['3000-0000', 'br', 'noArea'], // also a number for the whole country
    ['555-0123', 'us', 'noArea'],
    ['1234-5678', 'ar', 'noArea'],
    ['(11) 98765-432', 'br', 'tooShort'],
    ['+55 11 98765-432', 'br', 'tooShort'],
    ['(11) 8765-4321', 'br', 'tooShort'], // a mobile of before 2016
    ['(11) 7654-3210', 'br', 'tooShort'], // of a network that was switched off
    ['(11) 3000-000', 'br', 'tooShort'],
    ['61 234 56 7', 'es', 'tooShort'],
    ['0791234', 'jo', 'tooShort'], // a mobile, cut short
    ['079 123 45', 'jo', 'tooShort'],
    ['07912 345', 'gb', 'tooShort'],
    ['(11) 98765-43210', 'br', 'tooLong'],
    ['(11) 3000-00000', 'br', 'tooLong'],
    ['11 3000-0000 12', 'br', 'tooLong'],
    ['(20) 98765-4321', 'br', 'invalid'],
    ['(30) 98765-4321', 'br', 'invalid'],
    ['(20) 3000-0000', 'br', 'invalid'],
    ['123', 'br', 'invalid'],
    ['não tenho', 'br', 'invalid'],
    ['(416) 555-0123', 'us', 'invalid'], // Toronto
    ['(212) 555-0123', 'ca', 'invalid'], // New York, of the same calling code
    ['+351 912 345 678', 'br', 'invalid'],
    ['(900) 555-0123', 'us', 'invalid'], // whoever calls it pays for it
    ['+', 'br', 'invalid'],
    ['00', 'br', 'invalid'],
  ])('%s in %s: %s', (text, country, expected) => {
    const place = placeOf(country);
    expect(internationalPhone(text, place)).toBeUndefined();
    expect(faultOf(text, place)).toBe(expected);
  });
});

describe('only a complete number is formatted, and no digit of it changes', () => {
  test.each<[string, PhoneCountry, string]>([
    ['11999999999', 'br', '(11) 99999-9999'],
    ['1130000000', 'br', '(11) 3000-0000'],
    ['+5511999999999', 'br', '+55 11 99999 9999'],
    ['912345678', 'pt', '912 345 678'],
    ['119', 'br', '119'],
    ['987654321', 'br', '987654321'],
    ['011999999999', 'br', '011999999999'],
    ['1130000000 r', 'br', '1130000000 r'],
    ['1130000000 ', 'br', '1130000000 '],
    ['99123456', 'uy', '99123456'],
  ])('%s in %s is shown as %s', (text, country, expected) => {
    expect(formatPhone(text, placeOf(country))).toBe(expected);
  });
});

test('a form may have every country of libphonenumber, each with a name', () => {
  const { enum: codes, enumDescriptions: names } = schema.properties.countries.items;
  expect(codes.toSorted()).toEqual(
    Object.keys(metadata.countries)
      .map((code) => code.toLowerCase())
      .toSorted(),
  );
  expect(new Set(names).size).toBe(codes.length);
  for (const code of codes as PhoneCountry[])
    expect(callingCode(code, plansOf([code]))).toMatch(/^\+\d{1,3}$/);
});

test('a field brings the plans of its own countries alone', () => {
  expect(Object.keys(plansOf(['br', 'pt']).countries).toSorted()).toEqual(['BR', 'PT']);
  // Canada is written as the United States, which are not accepted all the same.
  expect(Object.keys(plansOf(['ca']).countries).toSorted()).toEqual(['CA', 'US']);
  expect(JSON.stringify(plansOf(EIGHT)).length).toBeLessThan(13_000);
});
