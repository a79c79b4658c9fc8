/** A number with its unit, as the site's language writes it. */
export function numberWords(language: string, unit = ''): (value: number) => string {
  const { format } = formatOf(language);
  if (unit === '') return format;
  const [symbol = '', ...rest] = unit.split(' ');
  // A currency sign precedes the number, its multiple follows it: "R$ 1.200 mil".
  if (/\p{Sc}/u.test(symbol)) return (value) => [symbol, format(value), ...rest].join('\u00a0');
  const space = unit === '%' ? '' : '\u00a0';
  return (value) => `${format(value)}${space}${unit}`;
}

/** Cached: creating a format takes longer than using it a hundred times. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string): Intl.NumberFormat {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  formats.set(language, format);
  return format;
}

/** Positions in percent, rounded to one decimal: more is not visible. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
