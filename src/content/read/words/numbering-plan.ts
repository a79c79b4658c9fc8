import { Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/core';
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
