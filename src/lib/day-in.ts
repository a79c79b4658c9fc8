import { memoize } from './memoize.ts';

/** "4 March 2026": a day in words. */
export const dayIn = memoize((language: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string): string => {
    const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  };
});

/** "4 March 2026 at 09:00": a moment in words, as it is written, whatever its time zone; without an hour, the day. */
export const momentIn = memoize((locale: string) => {
  const styles = { dateStyle: 'long', timeStyle: 'short' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...styles, timeZone: 'UTC' });
  return (moment: string): string => {
    const date = new Date(`${moment.slice(0, 16)}Z`);
    return Number.isNaN(date.getTime()) || moment.length < 16
      ? dayIn(locale)(moment)
      : format.format(date);
  };
});
