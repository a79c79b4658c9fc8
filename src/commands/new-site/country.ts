import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import type { Answers } from './answers.ts';
import COUNTRIES from './countries.json' with { type: 'json' };

/** By country: its main time zone; where they are known, a fictional number and an address. */
const EXAMPLES: Record<
  string,
  { timeZone: string; phone?: string; address?: string[] } | undefined
> = COUNTRIES;

/** The countries of each language, first the one of a site that names none; and the address of one that no example is known of. */
const OF_LANGUAGE = {
  en: { countries: ['US', 'CA', 'GB'], address: ['Street and number', 'City and postal code'] },
  'pt-BR': { countries: ['BR', 'PT'], address: ['Rua e número', 'Código postal e cidade'] },
};

/** What a new site says of the country of its language: "en-GB" is of Great Britain. */
export function countryOf({ language, siteLanguage }: Answers) {
  const { countries, address } = OF_LANGUAGE[language];
  const region = new Intl.Locale(siteLanguage).region;
  const [usual = ''] = countries;
  const country = (region ?? usual) as CountryCode;
  const [, country2 = '', country3 = ''] = new Set([country, ...countries]);
  const known = EXAMPLES[country];
  const phone = known?.phone ?? getExampleNumber(country, examples)?.number ?? COUNTRIES.US.phone;
  const [street = '', city = ''] = known?.address ?? address;
  return {
    country: country.toLowerCase(),
    country2: country2.toLowerCase(),
    country3: country3.toLowerCase(),
    timeZone: timeZoneIn(region, known?.timeZone ?? EXAMPLES[usual]?.timeZone ?? 'UTC'),
    phone,
    phoneLabel: parsePhoneNumberFromString(phone)?.formatNational() ?? phone,
    street,
    city,
  };
}

/** That of this machine if it is one of the country; else the country's only one, or its main one. */
function timeZoneIn(region: string | undefined, main: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOwn = timeZone.includes('/') && !timeZone.startsWith('Etc/'); // servers have none of their own
  if (region === undefined) return isOwn ? timeZone : main;
  const zones = timeZonesOf(region);
  if (zones.includes(timeZone)) return timeZone;
  return zones.length === 1 || !zones.includes(main) ? (zones[0] ?? main) : main;
}

/** A method in newer versions of Node, a property in older ones. */
function timeZonesOf(region: string): string[] {
  const locale: { timeZones?: string[]; getTimeZones?(): string[] } = new Intl.Locale('und', {
    region,
  });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
