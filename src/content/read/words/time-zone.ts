import { TZDate } from '@date-fns/tz';
import { asText } from '../../../lib/json.ts';
import { memoize } from '../../../lib/memoize.ts';

/** The moment for which the site is looked at, and where its days begin. */
export interface Clock {
  /** In milliseconds. */
  now: number;
  /** An IANA name, `America/Sao_Paulo`. */
  timeZone: string;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day (its midnight in the time zone) or a moment with an offset, in milliseconds; NaN for neither. */
export function instantOf(text: unknown, timeZone: string): number {
  const [, year, month, day] = DAY.exec(asText(text)) ?? [];
  return year
    ? new TZDate(Number(year), Number(month) - 1, Number(day), timeZone).getTime()
    : Date.parse(asText(text));
}

export const isTimeZone = (name: unknown): name is string =>
  typeof name === 'string' && isKnown(name);

/** Kept: each check of a site asks several times, and a formatter is dear to make. */
const isKnown = memoize((name: string) => {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
});

/** A day and an hour as a clock of the time zone shows them: "2026-12-03T09:00:00-03:00". */
export function withOffset(day: string, hour: string, timeZone: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const moment = new TZDate(year, month - 1, date, hours, minutes, timeZone).toISOString();
  return moment.replace(/\.\d+/, '');
}

/** A moment with an offset, as the same hour of the time zone; any other text is itself. */
export function atSameHour(text: string, timeZone: string): string {
  const [, day, hour] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d[+-]\d\d:\d\d$/.exec(text) ?? [];
  return day && hour ? withOffset(day, hour, timeZone) : text;
}

/** An instant as a clock of the time zone shows it. */
export const atInstant = (instant: number, timeZone: string): string =>
  new TZDate(instant, timeZone).toISOString().replace(/\.\d+/, '');

const offsetOf = (moment: string) => moment.slice(-6);

/** Whether a moment has the offset that the time zone has then. An hour that comes twice has two. */
export const hasOffsetOf = (moment: string, timeZone: string): boolean =>
  offsetOf(atInstant(Date.parse(moment), timeZone)) === offsetOf(moment);

/** Whether a moment has the offset that the time zone has in the other half of the year, in summer or in winter. */
export const isOfOtherSeason = (moment: string, timeZone: string): boolean =>
  !hasOffsetOf(moment, timeZone) &&
  [0, 6].some((month) => {
    const instant = Date.UTC(Number(moment.slice(0, 4)), month);
    return offsetOf(atInstant(instant, timeZone)) === offsetOf(moment);
  });
