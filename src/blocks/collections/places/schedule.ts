import type { HoursException, Place } from '../../../types/config.gen.ts';
import type { Schedule, SchedulePart } from '../../../ui/data/schedule.ts';
import { coming, openDays } from './opening-hours.ts';
import { openSeasons } from './seasons.ts';

/** When a place is open on any day: exceptions, that which began last first, then seasons, then the rest of the year. */
export function scheduleOf(
  place: Pick<Place, 'hours' | 'hoursName' | 'seasons'>,
  exceptions: readonly HoursException[],
  language: string,
): Schedule {
  const { hours = [], seasons = [] } = place;
  const elsewhere = openSeasons(place, language);
  const part = (ofPart: typeof hours): SchedulePart => ({
    hours: ofPart,
    open: openDays(ofPart, language) || elsewhere,
  });
  return [
    // Those of every year, "12-25", come after those of one, "2026-12-25", as "1" is before "2".
    ...coming(exceptions, '')
      .reverse()
      .map(
        ({ name, from, to, days, times }): SchedulePart => ({
          ...{ name, from, hours: times ? [{ times }] : [] },
          ...(to && { to }),
          ...(days && { only: days }),
        }),
      ),
    ...seasons.map(({ from, to, hours = [] }) => ({
      from,
      // The end of February is its last day, whatever that is in the year.
      to: to === '02-28' ? '02-29' : to,
      ...part(hours),
    })),
    part(hours),
  ];
}
