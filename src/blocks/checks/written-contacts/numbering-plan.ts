import { Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

/** How the telephones of a country are numbered. */
interface NumberingPlan {
  /** What is dialled before a number from abroad: "55". */
  callingCode: string;
  /** Most digits of a number without it. */
  longest: number;
}

/** The plan of the number that a link calls; undefined if the link is not "tel:+" and the number of a country. */
export function numberingPlanOf(link: string): NumberingPlan | undefined {
  const [, digits = ''] = /^tel:\+(\d+)/.exec(link) ?? [];
  const plans = new Metadata(metadata);
  for (const [callingCode, [country]] of Object.entries(metadata.country_calling_codes)) {
    if (!digits.startsWith(callingCode) || !country || !(country in metadata.countries)) continue;
    plans.selectNumberingPlan(country);
    const lengths = plans.numberingPlan?.possibleLengths() ?? [];
    return { callingCode, longest: Math.max(...lengths) };
  }
  return undefined;
}
