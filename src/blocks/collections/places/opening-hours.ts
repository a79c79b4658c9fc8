import { DASH } from '../../../lib/dash.ts';
import { isDay } from '../../../lib/is-day.ts';
import { rangeIn } from '../../../lib/range-in.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import { isOfWeek, WEEK } from '../../../lib/week.ts';
import type { HoursException, OpeningHours, Weekday } from '../../../types/config.gen.ts';
import type { HoursLine } from '../../../ui/data/scheduled-place.ts';
import betweenDays from './between-days.json' with { type: 'json' };

/** In a week that began on a Monday, or in the one after it. */
const dateOf = (day: Weekday, inNext = false) =>
  new Date(Date.UTC(2024, 0, (inNext ? 8 : 1) + WEEK.indexOf(day)));

/** The week as lines: days with the same times in one, in the order of the first, and the closed ones last. */
export function weekLines(hours: readonly OpeningHours[], language: string): HoursLine[] {
  const timesOf = (day: Weekday) =>
    hours
      .filter(({ days }) => days.includes(day))
      .flatMap(({ times }) => times)
      .sort();
  const lines = new Map<string, Weekday[]>();
  for (const day of weekIn(language, (day) => timesOf(day).length === 0)) {
    const key = timesOf(day).join(' ');
    lines.set(key, [...(lines.get(key) ?? []), day]);
  }
  const open = [...lines].filter(([key]) => key !== '');
  const closed = [...lines].filter(([key]) => key === '');
  return [...open, ...closed].map(([key, days]) => ({
    days: upperFirst(inWords(days, language), language),
    times: key === '' ? [] : key.split(' ').map((span) => spanInWords(span, language)),
  }));
}

/** The days on which it is open, in words: "Wednesday – Sunday"; nothing if it never is. */
export function openDays(hours: readonly OpeningHours[], language: string): string {
  const isClosed = (day: Weekday) => !hours.some(({ days }) => days.includes(day));
  return inWords(
    weekIn(language, isClosed).filter((day) => !isClosed(day)),
    language,
  );
}

/** From the day after the country's weekend; from that after its last closed day, if it is closed on some of it. */
function weekIn(language: string, isClosed: (day: Weekday) => boolean): Weekday[] {
  const weekend = weekendIn(language).flatMap((day) => WEEK[day - 1] ?? []);
  const last = weekend.findLast(isClosed) ?? weekend.at(-1);
  const first = last ? WEEK.indexOf(last) + 1 : 0;
  return [...WEEK.slice(first), ...WEEK.slice(0, first)];
}

/** By the numbers of ISO 8601. A method in newer versions of Node, a property in older ones; not in all browsers. */
function weekendIn(language: string): readonly number[] {
  type Info = { weekend: number[] };
  const locale = new Intl.Locale(language) as Partial<{ weekInfo: Info; getWeekInfo(): Info }>;
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? [6, 7];
}

/** Between two days or months: the platform has a sign where people of these languages write a word. */
export const wordBetween = (language: string): string | undefined =>
  (betweenDays as Record<string, string>)[new Intl.Locale(language).language];

const isNext = (day: Weekday, other: Weekday): boolean =>
  (WEEK.indexOf(day) + 1) % WEEK.length === WEEK.indexOf(other);

/** "Monday – Friday", "lunes a viernes", "Monday and Thursday": three days in a row and more are a range. */
function inWords(days: readonly Weekday[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const word = wordBetween(language);
  const runs: Weekday[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (before && isNext(before, day)) last?.push(day);
    else runs.push([day]);
  }
  // The days around the end of the week belong together: in many countries it begins on a Saturday.
  const [first = []] = runs;
  const end = runs.at(-1)?.at(-1);
  if (runs.length > 1 && end && first[0] && isNext(end, first[0]))
    runs.splice(0, 1, [...(runs.pop() as Weekday[]), ...first]);
  const words = runs.flatMap((run) => {
    const [first, last] = [run[0] as Weekday, run.at(-1) as Weekday];
    if (run.length < 3) return run.map((day) => format.format(dateOf(day)));
    if (word) return `${format.format(dateOf(first))} ${word} ${format.format(dateOf(last))}`;
    return rangeIn(format, dateOf(first), dateOf(last, WEEK.indexOf(last) < WEEK.indexOf(first)));
  });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
}

/** "10:00 AM – 5:00 PM" of "10:00-17:00"; of all day, "24 hours". */
function spanInWords(span: string, language: string): string {
  const [opens = '', closes = ''] = span.split('-');
  if (opens === '00:00' && closes === '24:00')
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
    }).format(24);
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  const at = (time: string) => new Date(`2024-01-01T${time}:00Z`);
  // Over midnight, a range would name the days.
  return opens < closes && closes !== '24:00'
    ? rangeIn(format, at(opens), at(closes))
    : format.format(at(opens)) + DASH + format.format(at(closes.replace('24:', '00:')));
}

/** As days of the calendar: of what is every year, the next one that is not over on a day. */
export const occurring = (exceptions: readonly HoursException[], today: string): HoursException[] =>
  exceptions.map(({ yearly, ...exception }) => (yearly ? nextOf(exception, today) : exception));

function nextOf(exception: HoursException, today: string): HoursException {
  const { from, to } = exception;
  const [first, last] = [from, to ?? from].map((day) => Number(day.slice(0, 4))) as [
    number,
    number,
  ];
  for (let year = Math.max(first, Number(today.slice(0, 4)) - 1); ; year++) {
    const next = {
      ...{ ...exception, from: `${year}${from.slice(4)}` },
      ...(to && { to: `${year + last - first}${to.slice(4)}` }),
    };
    const days = [next.from, next.to ?? next.from];
    // Not every year has a 29 February.
    if (days.every(isDay) && (next.to ?? next.from) >= today) return next;
  }
}

/** As days of every year, "12-25", or of one. */
export const inCalendar = (exceptions: readonly HoursException[]): HoursException[] =>
  exceptions.map(({ yearly, ...exception }) => {
    if (!yearly) return exception;
    const { from, to } = exception;
    return { ...exception, from: from.slice(5), ...(to && { to: to.slice(5) }) };
  });

/** A place's own exceptions with those that it shares: a shared one within days of its own is left out. */
export const withShared = (
  own: readonly HoursException[],
  shared: readonly HoursException[],
): HoursException[] => [
  ...own,
  ...shared.filter(
    ({ from, to = from }) =>
      !own.some((exception) => exception.from <= from && (exception.to ?? exception.from) >= to),
  ),
];

/** The exceptions that are not over on a day, the next one first. */
export const coming = (exceptions: readonly HoursException[], today: string): HoursException[] =>
  exceptions
    .filter(({ from, to = from }) => to >= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1));

/** Of the exceptions that hold on a day, the one that began last. */
export const exceptionOn = (
  exceptions: readonly HoursException[],
  day: string,
): HoursException | undefined =>
  coming(exceptions, day).findLast(({ from, days }) => from <= day && isOfWeek(days, day));

/** An exception as a line; the year is said of what begins in another one, or is more than a year away. */
export function exceptionLine(
  { name, from, to, days, times = [] }: HoursException,
  today: string,
  language: string,
): HoursLine {
  const inOneYear = Number(today.slice(0, 4)) + 1 + today.slice(4);
  const saysYear = from.slice(0, 4) > today.slice(0, 4) || (to ?? from) >= inOneYear;
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    ...(!to && { weekday: 'long' }),
    ...(saysYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  const span = to
    ? rangeInWords(format, at(from), at(to))
    : inShapeOfYears(format.format(at(from)), at(from), language);
  const inWeek = WEEK.filter((day) => days?.includes(day));
  const line = inWeek.length > 0 ? `${span} · ${inWords(inWeek, language)}` : span;
  return {
    name,
    days: upperFirst(line, language),
    times: times.map((span) => spanInWords(span, language)),
  };
}

/**
 * A day with the comma after its weekday, or without, as with a year, which another line may have: in British and Irish
 * English the platform has one of the two alone with a comma.
 */
function inShapeOfYears(day: string, date: Date, language: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  const full = new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' });
  const [weekday, after] = full.formatToParts(date);
  const [, rest] = /^\p{L}+,? (\d.*)$/u.exec(day) ?? [];
  const isAlike = rest !== undefined && weekday?.type === 'weekday';
  return isAlike ? `${weekday.value}${after?.value}${rest}` : day;
}

/** Over New Year, a range would name both years. */
export const rangeInWords = (format: Intl.DateTimeFormat, from: Date, to: Date): string =>
  from.getUTCFullYear() === to.getUTCFullYear()
    ? rangeIn(format, from, to)
    : format.format(from) + DASH + format.format(to);
