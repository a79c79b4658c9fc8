import { memoize } from './memoize.ts';
import { rangeIn } from './range-in.ts';

/** "4 March 2026": a day in words. */
export const dayIn = memoize((language: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string): string => {
    const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  };
});

/** Who looks for an hour looks for the day of the week first. */
const MOMENT = { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' } as const;

/** "Wednesday 4 March 2026 at 09:00": a moment in words, as it is written, whatever its time zone; without an hour, the day. */
export const momentIn = memoize((locale: string) => {
  const format = new Intl.DateTimeFormat(locale, MOMENT);
  return (moment: string): string => {
    const date = new Date(`${moment.slice(0, 16)}Z`);
    return Number.isNaN(date.getTime()) || moment.length < 16
      ? dayIn(locale)(moment)
      : format.format(date);
  };
});

/**
 * "5–7 January 2027", "Tuesday 5 January 2027, 09:00–12:00": a day or a moment, and until when it lasts. Of several days no hours, which
 * would be of the first and the last alone; of a night when it begins.
 */
export const spanIn = memoize((locale: string) => {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, MOMENT);
  return (from: string, until: string, withTime: boolean): string => {
    const timed = withTime && from.length >= 16 && until.length >= 16;
    const [start, end] = [from, until].map((moment) => moment.slice(0, timed ? 16 : 10));
    if (start === end) return dayIn(locale)(from);
    const [first, last] = [start, end].map(
      (moment) => new Date(timed ? `${moment}Z` : `${moment}`),
    );
    const isOneDay = from.slice(0, 10) === until.slice(0, 10);
    const isNight = timed && !isOneDay && Number(last) - Number(first) < A_DAY;
    if (!first || !last || !(first <= last) || isNight)
      return (withTime ? momentIn : dayIn)(locale)(from);
    return rangeIn(isOneDay ? moments : days, first, last);
  };
});

const A_DAY = 86_400_000;
