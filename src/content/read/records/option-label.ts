import { momentIn } from '../../../lib/day-in.ts';
import { formatPresent } from '../../../lib/format-present.ts';
import { memoize } from '../../../lib/memoize.ts';
import { rangeIn } from '../../../lib/range-in.ts';
import type { RecordCard } from './record-types.ts';

/** What people read of a record that a form offers: its title, or what `optionsLabel` says of its card. */
export function optionLabel(
  {
    title,
    category,
    ...when
  }: Pick<RecordCard, 'title' | 'category' | 'date' | 'until' | 'showTime'>,
  label: string | undefined,
  locale: string,
): string {
  if (label === undefined) return title;
  return formatPresent(label, { title, date: dayOf(when, locale), category });
}

/** "Saturday, 23 January 2027 at 10:00", as people choose a day: of several days the first and the last. */
function dayOf(
  { date, until = '', showTime }: Pick<RecordCard, 'date' | 'until' | 'showTime'>,
  locale: string,
): string | undefined {
  if (!date) return undefined;
  const [first, last] = [date, until].map((moment) => new Date(moment.slice(0, 10)));
  if (!first || Number.isNaN(first.getTime())) return date;
  // Of a night, when it begins.
  const isNight = showTime && Date.parse(until) - Date.parse(date) < A_DAY;
  if (last && last > first && !isNight) return rangeIn(daysIn(locale), first, last);
  return showTime && date.length >= 16 ? momentIn(locale)(date) : daysIn(locale).format(first);
}

const A_DAY = 86_400_000;

const daysIn = memoize(
  (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }),
);
