import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';
import type { PhoneCountry } from '../../../types/config.gen.ts';

/**
 * Mobiles of Brazil have nine digits since 2016. libphonenumber still has the eight of a trunking network (7xxx-xxxx)
 * that was switched off in 2018.
 */
const withoutTrunking = (plan: unknown): unknown =>
  JSON.parse(JSON.stringify(plan).replace(String.raw`(?:7|9\\d)\\d{7}`, String.raw`9\\d{8}`));

/**
 * libphonenumber's data for some countries, with the patterns of each type of number, so that a page brings these plans
 * alone: all of them are 150 kB.
 */
export function plansOf(countries: readonly PhoneCountry[]): MetadataJson {
  const wanted = new Set(countries.map((country) => country.toUpperCase() as CountryCode));
  const { version, country_calling_codes: codes, countries: plans } = metadata;
  const kept = Object.entries(codes).flatMap(([code, users]) => {
    const [main, ...others] = users;
    const used = users.some((user) => wanted.has(user));
    // Countries that share a calling code have the formats of the first, which has to be there.
    return used && main ? [[code, [main, ...others.filter((user) => wanted.has(user))]]] : [];
  }) as [string, CountryCode[]][];
  return {
    version,
    country_calling_codes: Object.fromEntries(kept),
    countries: Object.fromEntries(
      kept.flatMap(([, users]) =>
        users.map((user) => [user, user === 'BR' ? withoutTrunking(plans[user]) : plans[user]]),
      ),
    ),
  } as unknown as MetadataJson;
}
