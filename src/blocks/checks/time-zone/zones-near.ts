import { nearest } from '../../../content/read/words/nearest.ts';

/** A time zone that a name is a slip of: its city alone, for the names of one continent begin alike. */
export function nearestZone(name: string, zones: readonly string[]): string | undefined {
  const city = cityOf(name);
  const named = zones.filter((zone) => nearest(city, [cityOf(zone)]) !== undefined);
  const same = named.filter((zone) => continentOf(zone) === continentOf(name));
  const among = same.length > 0 ? same : named;
  const near = nearest(
    city,
    among.map((zone) => cityOf(zone)),
  );
  return among.find((zone) => cityOf(zone) === near);
}

/** The time zones of the first of the countries that has any on the continent named, if one is named; else all of it. */
export function zonesFor(
  name: string,
  countries: readonly string[],
  zones: readonly string[],
): readonly string[] {
  const continent = continentOf(name);
  const isThere = (zone: string) => continent === '' || continentOf(zone) === continent;
  const ofCountry = countries.map((country) => zonesOf(country).filter(isThere));
  const first = ofCountry.find((found) => found.length > 0);
  return first ?? zones.filter((zone) => continent !== '' && isThere(zone));
}

/** A method in newer engines, a property in older ones. */
interface WithZones {
  getTimeZones?(): string[] | undefined;
  timeZones?: string[];
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as WithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const cityOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
/** '' for a name without one. */
const continentOf = (zone: string) => zone.slice(0, Math.max(zone.indexOf('/'), 0));
