/** The words that some countries' Spanish has between two ends; "lunes a el viernes" is a mistake of the platform's data. */
const WORDS = /^\s(a|al|a el)\s$/;

/** "Monday – Friday": a range as the language writes it, with a sign between its ends. */
export function rangeIn(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  const parts = format.formatRangeToParts(from, to);
  return parts
    .map(({ value, source }) => (source === 'shared' && WORDS.test(value) ? ' – ' : value))
    .join('');
}
