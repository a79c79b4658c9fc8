import { hasOffsetOf, withOffset } from '../../content/read/words/time-zone.ts';

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

const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

/** "3/12/2026", "03.12.26", "3-12-2026" -> "2026-12-03"; undefined if there is no such day. */
export function readDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : undefined;
}

/** "2026-12-03" -> "03/12/2026" */
export const printDay = (day: string): string => day.split('-').reverse().join('/');

/** "9", "9h", "9h30", "09:30" -> "09:30" */
export function readHour(text: string): string | undefined {
  const [, hour = '', minute = '00'] = /^\s*(\d{1,2})(?:\s*[h:]\s*(\d{2})?)?\s*$/i.exec(text) ?? [];
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** "quinta-feira, 3 de dezembro de 2026" */
export const dayInWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('pt-BR', { dateStyle: 'full', timeZone: 'UTC' });
