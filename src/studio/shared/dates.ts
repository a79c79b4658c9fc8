import { hasOffsetOf, withOffset } from '../../content/read/words/time-zone.ts';
import { isDay } from '../../lib/is-day.ts';
import { dateParts, readerLocale } from '../../words/locale.ts';

/** A date in a file: a day, or a day with an hour and an offset. */
export interface Moment {
  /** "2026-12-03" */
  day: string;
  /** "09:00"; '' without an hour. */
  hour: string;
  /** "-03:00"; '' without an offset. */
  zone: string;
}

export function readMoment(value: string): Moment | undefined {
  const [, day, hour = '', zone = ''] =
    /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}):\d{2}([+-]\d{2}:\d{2}))?$/.exec(value) ?? [];
  return day && isDay(day) ? { day, hour, zone } : undefined;
}

/**
 * With the offset that the time zone has on that day. An hour that comes twice keeps the one it has; undefined for an
 * hour that the clocks leave out.
 */
export function printMoment({ day, hour, zone }: Moment, timeZone: string): string | undefined {
  if (hour === '') return day;
  const kept = `${day}T${hour}:00${zone}`;
  if (zone !== '' && hasOffsetOf(kept, timeZone)) return kept;
  const moment = withOffset(day, hour, timeZone);
  return moment.startsWith(`${day}T${hour}`) ? moment : undefined;
}

/**
 * "3/12/2026", "03.12.26", "3-12-2026" -> "2026-12-03", in the order of the reader's country; undefined if there is no
 * such day.
 */
export function readDay(text: string): string | undefined {
  const [, ...numbers] = DAY_IN_NUMBERS.exec(text.trim()) ?? [];
  const order = dateParts().filter(({ type }) => type !== 'literal');
  const [day = '', month = '', year = ''] = (['day', 'month', 'year'] as const).map(
    (part) => numbers[order.findIndex(({ type }) => type === part)],
  );
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

const DAY_IN_NUMBERS = /^(\d{1,2}|\d{4})[/.\s-]+(\d{1,2})[/.\s-]+(\d{4}|\d{1,2})[/.\s-]*$/;

/** "2026-12-03" -> "03/12/2026" */
export function printDay(day: string): string {
  const [year = '', month = '', dayOfMonth = ''] = day.split('-');
  const numbers = { year, month, day: dayOfMonth };
  return dateParts()
    .map(({ type, value }) => (type === 'literal' ? value : numbers[type]))
    .join('');
}

/** "9", "9h", "9h30", "09:30", "9:30 am" -> "09:30" */
export function readHour(text: string): string | undefined {
  const [, typed = '', minute = '00', half = ''] =
    /^\s*(\d{1,2})(?:\s*[h:]\s*(\d{2})?)?\s*(?:([ap])\.?m\.?)?\s*$/i.exec(text) ?? [];
  const isTwelve = half === '' || (Number(typed) >= 1 && Number(typed) <= 12);
  if (typed === '' || Number(typed) > 23 || Number(minute) > 59 || !isTwelve) return undefined;
  const hour = half === '' ? Number(typed) : (Number(typed) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minute}`;
}

/** "quinta-feira, 3 de dezembro de 2026" */
export const dayInWords = (day: string): string => inWords(day, { dateStyle: 'full' });

/** "quinta-feira" */
export const weekdayOf = (day: string): string => inWords(day, { weekday: 'long' });

const inWords = (day: string, format: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(readerLocale(), { ...format, timeZone: 'UTC' });
