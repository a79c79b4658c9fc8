import { DASH } from './dash.ts';

/**
 * A sign between spaces of whatever width, or the words that some countries' Spanish has in its place; "lunes a el viernes" is
 * a mistake of the platform's data.
 */
const BETWEEN = /^\s(–|a|al|a el)\s$/;

/** Thin spaces, which Node.js writes and browsers do not: what both render has to be the same. */
const THIN = /[\u2009\u202f]/g;

/** "Monday – Friday": a range as the language writes it, with a sign between its ends. */
export function rangeIn(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  const hourOf = hoursBeside(format);
  return format
    .formatRangeToParts(from, to)
    .map(({ type, value, source }) => {
      if (type === 'hour') return hourOf?.(source === 'endRange' ? to : from) ?? value;
      return source === 'shared' && BETWEEN.test(value) ? DASH : value;
    })
    .join('')
    .replace(THIN, ' ');
}

/** A range may lack the zero of a time alone: in Chile "8:15–13:00" beside "08:15". Hours of a site are written as in the latter. */
function hoursBeside(format: Intl.DateTimeFormat) {
  const { locale, timeZone, hourCycle } = format.resolvedOptions();
  if (!hourCycle) return undefined;
  const alone = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (date: Date) => alone.formatToParts(date).find(({ type }) => type === 'hour')?.value;
}
