import type { CountryCode } from 'libphonenumber-js';
import metadata from 'libphonenumber-js/min/metadata';
import schema from '../../../schema/form.schema.json' with { type: 'json' };

/** The countries a phone field may offer. */
const COUNTRIES = schema.definitions.PhoneField.properties.countries.items.enum.map(
  (country) => country.toUpperCase() as CountryCode,
);

/** libphonenumber's own data, for these countries alone. */
export function phoneMetadata() {
  const { version, country_calling_codes: codes, countries } = metadata;
  const kept = Object.entries(codes)
    .map(([code, users]) => [code, COUNTRIES.filter((country) => users.includes(country))] as const)
    .filter(([, users]) => users.length > 0);
  return {
    version,
    country_calling_codes: Object.fromEntries(kept),
    countries: Object.fromEntries(COUNTRIES.map((country) => [country, countries[country]])),
  };
}
