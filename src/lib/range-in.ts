/** The words that some countries' Spanish has between two ends; "lunes a el viernes" is a mistake of the platform's data. */
const WORDS = /^\s(a|al|a el)\s$/;

/** Thin spaces, which Node.js writes and browsers do not: what both render has to be the same. */
const THIN = /[\u2009\u202f]/g;

/** "Monday – Friday": a range as the language writes it, with a sign between its ends. */
export function rangeIn(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  const parts = format.formatRangeToParts(from, to);
  return parts
    .map(({ value, source }) => (source === 'shared' && WORDS.test(value) ? ' – ' : value))
    .join('')
    .replace(THIN, ' ');
}
