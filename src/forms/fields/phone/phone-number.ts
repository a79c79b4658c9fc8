import { AsYouType, type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { PhoneCountry } from '../../../types/config.gen.ts';
import metadataJson from './metadata.gen.json';

const metadata = metadataJson as unknown as MetadataJson;
const codeOf = (country: PhoneCountry) => country.toUpperCase() as Uppercase<PhoneCountry>;

/** Longest text to parse: no number is longer, with all punctuation. */
const LONGEST = 50;

/** Formats a possibly incomplete number as in that country. */
export function formatPhone(text: string, country: PhoneCountry): string {
  if (text.length > LONGEST) return text;
  return new AsYouType(codeOf(country), metadata).input(text);
}

/** The number in E.164 (+5511999999999); undefined if it is invalid. */
export function internationalPhone(text: string, country: PhoneCountry): string | undefined {
  if (text.length > LONGEST) return undefined;
  const number = parsePhoneNumberFromString(text, codeOf(country), metadata);
  return number?.isValid() ? number.number : undefined;
}

/** "+55" */
export function callingCode(country: PhoneCountry): string {
  const codes = Object.entries(metadataJson.country_calling_codes);
  const found = codes.find(([, countries]) => countries.includes(codeOf(country) as never));
  return `+${found?.[0]}`;
}
