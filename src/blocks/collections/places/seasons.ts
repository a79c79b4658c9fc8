import { fold } from '../../../lib/fold.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import type { Place, Season } from '../../../types/config.gen.ts';
import type { DaySpan, SeasonalHours } from '../../../ui/data/scheduled-place.ts';
import { rangeInWords, weekLines, wordBetween } from './opening-hours.ts';

/** A part of a year; without a season, what is left between seasons. */
interface Part extends DaySpan {
  season?: Season;
}

const DAY = 86_400_000;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const after = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * DAY).toISOString().slice(0, 10);

/**
 * The days of a season that begins in a year. The end of February is its last day, whatever that is in the year; a year without
 * 29 February begins on the day after.
 */
export function seasonIn(year: number, { from, to }: Season): DaySpan {
  const last = to < from ? year + 1 : year;
  return {
    from: after(`${year}-${from.slice(0, 2)}-01`, Number(from.slice(3)) - 1),
    to: isEndOfFebruary(to) ? after(`${last}-03-01`, -1) : `${last}-${to}`,
  };
}

const isEndOfFebruary = (day: string): boolean => day === '02-28' || day === '02-29';

/** The parts of the year that begins with the one that a day is in: each once, without a gap. */
export function partsFrom(seasons: readonly Season[], today: string): Part[] {
  const year = Number(today.slice(0, 4));
  const held = [-1, 0, 1, 2]
    .flatMap((more) =>
      seasons.map((season): Part => ({ season, ...seasonIn(year + more, season) })),
    )
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  const parts = held.flatMap((part, index): Part[] => {
    const end = held[index - 1]?.to;
    const isLater = end !== undefined && after(end, 1) < part.from;
    return isLater ? [{ from: after(end, 1), to: after(part.from, -1) }, part] : [part];
  });
  const [first, ...others] = parts.filter(({ to }) => to >= today);
  if (!first) return [];
  const inOneYear = `${Number(first.from.slice(0, 4)) + 1}${first.from.slice(4)}`;
  return [
    first,
    ...others.filter(
      ({ from, season }) => from < inOneYear && (!season || season !== first.season),
    ),
  ];
}

/** "Now", "Agora": the mark of what holds today. */
export const nowIn = (language: string): string =>
  upperFirst(
    new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'second'),
    language,
  );

/** The hours of a place by the parts of a year, those that hold on a day first; marked, unless an exception holds. */
export function seasonalHours(
  { seasons = [], hours, hoursName }: Pick<Place, 'seasons' | 'hours' | 'hoursName'>,
  today: string,
  language: string,
  isMarked = true,
): SeasonalHours[] {
  const parts = partsFrom(seasons, today);
  const owners = [...new Set(parts.map(({ season }) => season))];
  return owners.map((season, index) => {
    const { name, hours: ofPart = [] } = season ?? { name: hoursName, hours };
    const spans = parts
      .filter((part) => part.season === season)
      .map(({ from, to }) => ({ from, to }));
    const months = monthsIn(spans, language);
    return {
      // "August" is the name of a season and when it is.
      ...(name && fold(name) !== fold(months) && { name }),
      months,
      ...(isMarked && index === 0 && owners.length > 1 && { mark: nowIn(language) }),
      week: weekLines(ofPart, language),
      hours: ofPart,
      spans,
    };
  });
}

/** "November to February", "March – May and September", "15 March – 10 October". */
function monthsIn(spans: readonly DaySpan[], language: string): string {
  const words = spans.map((span) => (isWhole(span, language) ? months : days)(span, language));
  return upperFirst(new Intl.ListFormat(language, { type: 'conjunction' }).format(words), language);
}

/** Whether it is made of months; those of other calendars begin on other days. */
const isWhole = ({ from, to }: DaySpan, language: string): boolean =>
  from.endsWith('-01') &&
  after(to, 1).endsWith('-01') &&
  GREGORIAN.includes(new Intl.DateTimeFormat(language).resolvedOptions().calendar);

/** Calendars that count years from elsewhere, but have the same months. */
const GREGORIAN = ['gregory', 'buddhist', 'japanese', 'roc'];

function months({ from, to }: DaySpan, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const word = wordBetween(language);
  const [first, last] = [dateOf(from), dateOf(to)];
  if (from.slice(0, 7) === to.slice(0, 7)) return format.format(first);
  return word
    ? `${format.format(first)} ${word} ${format.format(last)}`
    : rangeInWords(format, first, last);
}

function days({ from, to }: DaySpan, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return rangeInWords(format, dateOf(from), dateOf(to));
}

/** The day on which the part of the year that holds on a day is over. */
export function nextSeason(seasons: readonly Season[], today: string): string | undefined {
  const [first, second] = partsFrom(seasons, today);
  return first && second && after(first.to, 1);
}
