const names = new Intl.DisplayNames(['pt-BR'], { type: 'region' });

/** "br" -> "Brasil" */
export const countryName = (country: string): string =>
  names.of(country.toUpperCase()) ?? country.toUpperCase();
