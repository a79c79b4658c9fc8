import currencies from 'country-to-currency';
import { countryOf, type SiteLocale } from './site-locale.ts';

/** The currency of a site's country: "CLP". */
export function currencyOf(locale: SiteLocale): string | undefined {
  const country = countryOf(locale)?.toUpperCase() ?? '';
  return Object.hasOwn(currencies, country)
    ? currencies[country as keyof typeof currencies]
    : undefined;
}
