import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import type { Answers } from './answers.ts';
import data from './countries.json' with { type: 'json' };

/** Its main time zone; where they are known, a fictional number and an address. */
type Example = { timeZone: string; phone?: string; address?: string[] } | undefined;
const EXAMPLES: Record<string, Example> = data.countries;

/** What a new site says of the country of its language: "en-GB" is of Great Britain. */
export function countryOf({ language, siteLanguage, isForeign }: Answers) {
  // Where a site is begun whose language names no country, and how an address is named that no country's is known of.
  const { countries, address } = data.languages[language];
  const locale = new Intl.Locale(siteLanguage);
  const { region } = locale;
  // Of another language, the country where most who speak it live.
  const usual = isForeign ? locale.maximize().region : countries[0];
  const country = (region ?? usual) as CountryCode;
  const known = EXAMPLES[country];
  const phone =
    known?.phone ??
    getExampleNumber(country, examples, metadata)?.number ??
    data.countries.US.phone;
  const [street = '', city = ''] = known?.address ?? address;
  return {
    // Only a language without a country leaves open from which one people call.
    countries: (region === undefined ? countries : [country]).map((one) => one.toLowerCase()),
    timeZone: timeZoneIn(region, known?.timeZone ?? timeZonesOf(country)[0] ?? 'UTC'),
    phone,
    phoneLabel: parsePhoneNumberFromString(phone, metadata)?.formatNational() ?? phone,
    street,
    city,
  };
}

/** A text of a template in the words of the site's country: templates have those of the first country of their language. */
export function inItsWords(
  text: string,
  { language, siteLanguage }: Pick<Answers, 'language' | 'siteLanguage'>,
): string {
  const { countries, elsewhere = {} } = data.languages[language] as Words;
  const { region = countries[0] } = new Intl.Locale(siteLanguage);
  if (region === countries[0]) return text;
  return Object.entries(elsewhere).reduce((all, [word, own]) => all.replaceAll(word, own), text);
}

interface Words {
  countries: string[];
  /** What other countries call what has another name in the first one. */
  elsewhere?: Record<string, string>;
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
  const locale = new Intl.Locale('und', { region }) as object;
  const { timeZones, getTimeZones } = locale as Partial<{
    timeZones: string[];
    getTimeZones(): string[];
  }>;
  return getTimeZones?.call(locale) ?? timeZones ?? [];
}
