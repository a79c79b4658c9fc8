import { useMemo } from 'react';
import { useSite } from '../../../ui/data/site-context.ts';

/** "br" -> "Brasil", in the language of the site. */
export function useCountryName(): (country: string) => string {
  const { language } = useSite().site;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return (country) => names.of(country.toUpperCase()) ?? country.toUpperCase();
  }, [language]);
}
