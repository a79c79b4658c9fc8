/** A number with its unit, as the site's language writes it. */
export function numberWords(language: string, unit = ''): (value: number) => string {
  const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  if (unit === '') return format;
  const space = unit === '%' ? '' : '\u00a0';
  return (value) => `${format(value)}${space}${unit}`;
}

/** Hundredths with a decimal: more would not be seen. */
export const place = (value: number): number => Math.round(value * 10) / 10;
