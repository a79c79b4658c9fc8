import {
  type CountryCode,
  getCountryCallingCode,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { NumberingPlan } from './calling-code.ts';

/** What the types of libphonenumber leave out. */
interface FullPlan {
  possibleLengths(): number[];
  nationalPrefix(): string | undefined;
  type(name: string): { possibleLengths(): number[] } | undefined;
}

/** The plan of the number that a link calls; undefined if the link is not "tel:+" and the number of a country. */
export function numberingPlanOf(link: string): NumberingPlan | undefined {
  const [, digits = ''] = /^tel:\+(\d+)/.exec(link) ?? [];
  const plans = new Metadata(metadata);
  for (const [callingCode, [country]] of Object.entries(metadata.country_calling_codes)) {
    if (!digits.startsWith(callingCode) || !country || !(country in metadata.countries)) continue;
    plans.selectNumberingPlan(country);
    const plan = plans.numberingPlan as FullPlan | undefined;
    const lengths = ['FIXED_LINE', 'MOBILE'].flatMap(
      (type) => plan?.type(type)?.possibleLengths() ?? [],
    );
    return {
      callingCode,
      trunkPrefix: plan?.nationalPrefix() ?? '',
      lengths: [...new Set(lengths)].sort((a, b) => a - b),
      longest: Math.max(...(plan?.possibleLengths() ?? [])),
    };
  }
  return undefined;
}

/** Whether the plan of its country has a number, "+551130000000": as long as that, and beginning as that. */
export const isInPlan = (number: string): boolean =>
  parsePhoneNumberFromString(number, metadata)?.isValid() ?? false;

/** Numbers for films and books that no plan has: those of no area and the mobiles of the United Kingdom (Ofcom). */
const FICTIONAL = /^\+44(?:1632960|7700900)\d{3}$/;

export const isFictional = (number: string): boolean => FICTIONAL.test(number);

/** The country that a calling code is of; of several, the largest: "gb" for "44". */
export const countryCalledBy = (callingCode: string): string | undefined =>
  Object.entries(metadata.country_calling_codes)
    .find(([code]) => code === callingCode)?.[1][0]
    ?.toLowerCase();

/** From most countries `00` leads abroad; where it does not, it has no other meaning. */
const ABROAD = /^\D*00/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

const isCountry = (country: string | undefined): country is CountryCode =>
  country !== undefined && country in metadata.countries;

/** The country of the number that a link calls, "AR"; of those that share a calling code, the largest if none is certain. */
function countryOfLink(link: string): CountryCode | undefined {
  const number = parsePhoneNumberFromString(link.replace(/^tel:/, ''), metadata);
  const country =
    number?.country ?? countryCalledBy(number?.countryCallingCode ?? '')?.toUpperCase();
  return isCountry(country) ? country : undefined;
}

/**
 * The link of a number as people of a country write it: "tel:+5491123456789" of "011 15-2345-6789" in Argentina.
 * @param near what says the country: links that call a number of it, or its code; the first that does.
 */
export function phoneLinkOf(written: string, near: readonly (string | undefined)[]): string {
  const countries = near.map((one = '') =>
    one.startsWith('tel:') ? countryOfLink(one) : one.toUpperCase(),
  );
  const country = countries.find(isCountry);
  const text = written.replace(ABROAD, '+');
  const number = parsePhoneNumberFromString(text, { defaultCountry: country }, metadata);
  if (number) return `tel:${number.number}`;
  const code = country && !text.includes('+') ? getCountryCallingCode(country, metadata) : '';
  return `tel:+${code}${withoutZeros(text)}`;
}

const withoutZeros = (text: string): string => digitsOf(text).replace(/^0+/, '');

/**
 * Whether a number as people write it is the one that a link calls. It may lack what is dialled before it, and have what is
 * dialled within its country alone: in Argentina a mobile is "011 15-2345-6789", and +54 9 11 2345 6789 from abroad.
 */
export function isNumberOf(written: string, link: string): boolean {
  const dialled = digitsOf(link.replace(/^\w+:/, '').split('?')[0] ?? '');
  const text = written.replace(ABROAD, '+');
  const number = parsePhoneNumberFromString(`+${dialled}`, metadata);
  const read = parsePhoneNumberFromString(text, { defaultCountry: countryOfLink(link) }, metadata);
  if (!number || !read) return dialled.endsWith(withoutZeros(text));
  if (read.number === number.number) return true;
  const isAnother =
    read.countryCallingCode !== number.countryCallingCode ||
    // Complete by itself; in Italy with its 0, which a link that lacks it does not call.
    (read.isValid() && read.nationalNumber.length >= number.nationalNumber.length);
  if (isAnother) return false;
  // Without its area, or with a prefix that is no longer dialled, such as the 1 of mobiles in Mexico.
  return (
    dialled.endsWith(withoutZeros(text)) ||
    digitsOf(number.formatNational()).endsWith(digitsOf(text)) ||
    (number.isValid() && digitsOf(text).endsWith(number.nationalNumber))
  );
}
