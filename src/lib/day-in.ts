import { memoize } from './memoize.ts';

/** "4 March 2026": a day in words. */
export const dayIn = memoize((language: string) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string): string => {
    const date = new Date(`${day.slice(0, 10)}T00:00:00Z`);
    return Number.isNaN(date.getTime()) ? day : format.format(date);
  };
});
