import { fileCheck } from '../../../content/read/site/config-file.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isDay } from '../../../lib/is-day.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import type { Season } from '../../../types/config.gen.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { partsFrom, seasonIn } from './seasons.ts';

const CODES = ['season-day', 'season-overlap', 'season-rest'] as const;
type OwnFinding = Finding<(typeof CODES)[number]>;

/** A year with 29 February. */
const LEAP_YEAR = 2028;

/** Seasons are of days that there are, each day is of one season, and the hours of the rest of the year have a day. */
export const checkPlaces = fileCheck(CODES, ({ kind, name, value }) => {
  if (kind !== 'collection' || name !== 'places' || !isObject(value)) return [];
  return Object.entries(value).flatMap(([id, place]) => {
    if (!isObject(place) || !Array.isArray(place.seasons)) return [];
    const { seasons } = place;
    if (!seasons.every(isSeason)) return [];
    const found = [...impossible(seasons, id), ...leapDays(seasons, id)];
    if (found.length > 0) return found;
    const common = overlaps(seasons, id);
    if (common.length > 0 || hasRest(seasons)) return common;
    return ['hours', 'hoursName'].flatMap((property) =>
      place[property] === undefined ? [] : unused(id, property),
    );
  });
});

/** What else is wrong with one tells its schema. */
const isSeason = (season: unknown): season is Season =>
  isObject(season) &&
  [season.from, season.to].every((day) => typeof day === 'string' && /^\d\d-\d\d$/.test(day));

const impossible = (seasons: readonly Season[], id: string): OwnFinding[] =>
  seasons.flatMap((season, index) =>
    (['from', 'to'] as const)
      .filter((end) => !isDay(`${LEAP_YEAR}-${season[end]}`))
      .map((end) => ({
        code: 'season-day' as const,
        pointer: pointerOf(id, 'seasons', index, end),
        message: msg('collections/places:no-day', partsOf(season[end])),
        hint: lastDay(season[end]),
      })),
  );

function partsOf(monthDay: string) {
  const [month = '', day = ''] = monthDay.split('-');
  return { month, day };
}

function lastDay(monthDay: string) {
  const month = Number(partsOf(monthDay).month);
  return month < 1 || month > 12
    ? msg('collections/places:no-month-hint')
    : msg('collections/places:no-day-hint', {
        last: new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate(),
      });
}

const leapDays = (seasons: readonly Season[], id: string): OwnFinding[] =>
  seasons.flatMap(({ name, from, to }, index) =>
    from === '02-29' && to === '02-29'
      ? {
          code: 'season-day' as const,
          pointer: pointerOf(id, 'seasons', index, 'to'),
          message: msg('collections/places:leap-day', { name: quoted(name) }),
          hint: msg('collections/places:leap-day-hint'),
        }
      : [],
  );

/** Each season with the first before it that has a day of its own. */
const overlaps = (seasons: readonly Season[], id: string): OwnFinding[] =>
  seasons.flatMap((season, index) => {
    const other = seasons.slice(0, index).find((before) => commonDay(before, season));
    const day = other && commonDay(other, season);
    if (!day) return [];
    const isLeapDay = day === `${LEAP_YEAR}-02-29`;
    return {
      code: 'season-overlap' as const,
      pointer: pointerOf(id, 'seasons', index),
      message: msg('collections/places:overlap', {
        one: quoted(other.name),
        other: quoted(season.name),
        ...partsOf(day.slice(5)),
      }),
      hint: msg(`collections/places:${isLeapDay ? 'overlap-leap' : 'overlap'}-hint`),
    };
  });

function commonDay(one: Season, other: Season): string | undefined {
  const spansOf = (season: Season) =>
    [LEAP_YEAR - 1, LEAP_YEAR].map((year) => seasonIn(year, season));
  const days = spansOf(one).flatMap((a) =>
    spansOf(other).flatMap((b) => {
      const from = a.from > b.from ? a.from : b.from;
      return from <= a.to && from <= b.to ? from : [];
    }),
  );
  return days[0];
}

const hasRest = (seasons: readonly Season[]): boolean =>
  partsFrom(seasons, `${LEAP_YEAR}-01-01`).some(({ season }) => !season);

const unused = (id: string, property: string): OwnFinding => ({
  code: 'season-rest',
  severity: 'warning',
  pointer: pointerOf(id, property),
  message: msg('collections/places:no-rest', { property: field(property) }),
  hint: msg('collections/places:no-rest-hint'),
});
