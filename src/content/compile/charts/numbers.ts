/** A number with its unit, as the site's language writes it. */
export function numberWords(language: string, unit = ''): (value: number) => string {
  const { format } = formatOf(language);
  if (unit === '') return format;
  const [symbol = '', ...rest] = unit.split(' ');
  // Money has its sign before the number, and what it is counted in after it: "R$ 1.200 mil".
  if (/\p{Sc}/u.test(symbol)) return (value) => [symbol, format(value), ...rest].join('\u00a0');
  const space = unit === '%' ? '' : '\u00a0';
  return (value) => `${format(value)}${space}${unit}`;
}

/** Kept, as making one takes longer than a hundred uses of it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string): Intl.NumberFormat {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  formats.set(language, format);
  return format;
}

/** Hundredths with a decimal: more would not be seen. */
export const place = (value: number): number => Math.round(value * 10) / 10;
