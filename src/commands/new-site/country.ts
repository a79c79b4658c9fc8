import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import type { Answers } from './answers.ts';
import data from './countries.json' with { type: 'json' };
import dialects from './dialects.json' with { type: 'json' };

/** Its main time zone; where they are known, a fictional number and an address. */
type Example = { timeZone: string; phone?: string; address?: string[] } | undefined;
const EXAMPLES: Record<string, Example> = data.countries;

/** What a new site says of the country of its language: "en-GB" is of Great Britain. */
export function countryOf({
  language,
  siteLanguage,
  isForeign,
}: Pick<Answers, 'language' | 'siteLanguage' | 'isForeign'>) {
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
  const timeZone = timeZoneIn(region, known?.timeZone ?? timeZonesOf(country)[0] ?? 'UTC');
  return {
    // Only a language without a country leaves open from which one people call: first from where the clocks are those of the site.
    countries: (region === undefined
      ? [...new Set([...countriesIn(timeZone), ...countries])]
      : [country]
    ).map((one) => one.toLowerCase()),
    timeZone,
    clock: clockIn(siteLanguage),
    phone,
    phoneLabel: parsePhoneNumberFromString(phone, metadata)?.formatNational() ?? phone,
    street,
    city,
  };
}

/** What some countries of a language say in another way than its template: whole words, and phrases where a word alone is not enough. */
interface Dialect {
  in?: string[];
  notIn?: string[];
  words: Record<string, string | undefined>;
}
const DIALECTS: Partial<Record<string, Dialect[]>> = dialects;

/** A text of a template in the words of the site's country: templates have those of the first country of their language. */
export function inItsWords(
  text: string,
  { language, siteLanguage }: Pick<Answers, 'language' | 'siteLanguage'>,
): string {
  const { region = data.languages[language].countries[0] ?? '' } = new Intl.Locale(siteLanguage);
  const spoken = (DIALECTS[language] ?? []).filter(
    (dialect) => dialect.in?.includes(region) ?? !dialect.notIn?.includes(region),
  );
  const words = Object.assign({}, ...spoken.map((dialect) => dialect.words));
  // The longest first: "elige tu contraseña" before a word of it.
  const found = Object.keys(words).sort((a, b) => b.length - a.length);
  if (found.length === 0) return text;
  const whole = new RegExp(`(?<![\\p{L}\\d])(?:${found.join('|')})(?![\\p{L}\\d])`, 'gu');
  return text.replace(whole, (word) => words[word]);
}

/** That of this machine if it is one of the country; else the country's main one. */
function timeZoneIn(region: string | undefined, main: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOwn = timeZone.includes('/') && !timeZone.startsWith('Etc/'); // servers have none of their own
  if (region === undefined) return isOwn ? timeZone : main;
  return timeZonesOf(region).includes(timeZone) && !isSameZone(timeZone, main) ? timeZone : main;
}

const countriesIn = (timeZone: string): string[] =>
  Object.keys(EXAMPLES).filter((country) => timeZonesOf(country).includes(timeZone));

/** Versions of Node know some zones by their former name alone: "America/Buenos_Aires". */
const isSameZone = (one: string, other: string): boolean => namedHere(one) === namedHere(other);

const namedHere = (timeZone: string): string =>
  Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/** Where signs, tickets and timetables have 24 hours, but Unicode's data of the language twelve, as people say them. */
function clockIn(siteLanguage: string): '24h' | '' {
  const { region = '' } = new Intl.Locale(siteLanguage);
  const { hour12 } = Intl.DateTimeFormat(siteLanguage, { timeStyle: 'short' }).resolvedOptions();
  return hour12 && data.clock24h.includes(region) ? '24h' : '';
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
