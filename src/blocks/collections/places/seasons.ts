import { fold } from '../../../lib/fold.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import type { Place, Season } from '../../../types/config.gen.ts';
import type { DaySpan, SeasonalHours } from '../../../ui/data/scheduled-place.ts';
import { openDays, rangeInWords, weekLines, wordBetween } from './opening-hours.ts';

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
  place: Seasonal,
  today: string,
  language: string,
  isMarked = true,
): SeasonalHours[] {
  return partsOf(place, today).map(({ name, hours, spans }, index, parts) => {
    const months = upperFirst(monthsIn(spans, language), language);
    return {
      // "August" is the name of a season and when it is.
      ...(name && fold(name) !== fold(months) && { name }),
      months,
      ...(isMarked && index === 0 && parts.length > 1 && { mark: nowIn(language) }),
      week: weekLines(hours, language),
      hours,
      spans,
    };
  });
}

/** The open days of each part of a year, within a sentence: "November – February (Friday – Sunday)". */
export function openSeasons(place: Seasonal, language: string): string {
  const parts = partsOf(place, ANY_DAY)
    .sort((part, other) => (firstMonth(part.spans) < firstMonth(other.spans) ? -1 : 1))
    .flatMap(({ hours, spans }) => {
      const days = openDays(hours, language);
      return days ? `${monthsIn(spans, language)} (${days})` : [];
    });
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
}

/** The year only decides on the end of February. */
const ANY_DAY = '2028-01-01';

type Seasonal = Pick<Place, 'seasons' | 'hours' | 'hoursName'>;

/** Which hours hold when, those of a day first. */
function partsOf({ seasons = [], hours: others, hoursName }: Seasonal, today: string) {
  const parts = partsFrom(seasons, today);
  return [...new Set(parts.map(({ season }) => season))].map((season) => {
    const { name, hours = [] } = season ?? { name: hoursName, hours: others };
    const spans = parts
      .filter((part) => part.season === season)
      .map(({ from, to }) => ({ from, to }));
    return { name, hours, spans };
  });
}

/** In the order of the year, whenever it is read: a span over New Year comes last. */
const inOrder = (spans: readonly DaySpan[]): DaySpan[] =>
  spans.toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1));

const monthOf = ({ from }: DaySpan): string => from.slice(5);

const firstMonth = (spans: readonly DaySpan[]): string => inOrder(spans).map(monthOf)[0] ?? '';

/** Within a sentence: "noviembre a febrero", "March – May and September", "15 March – 10 October". */
function monthsIn(spans: readonly DaySpan[], language: string): string {
  const words = inOrder(spans).map((span) =>
    (isWhole(span, language) ? months : days)(span, language),
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
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
