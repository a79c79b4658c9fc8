import type { Place } from '../../../types/config.gen.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';
import { coming, exceptionLine, exceptionOn, weekLines, withShared } from './opening-hours.ts';
import { nextSeason, nowIn, seasonalHours } from './seasons.ts';

export const traits: CollectionTraits<Place> = {
  compile(
    { exceptions = [], holidays = [], seasons, hoursName, hours, ...place },
    _,
    { today, records, ...site },
  ): ScheduledPlace {
    const language = localeOf(site);
    const shared = holidays.flatMap((id) => records.holidays?.[id]?.exceptions ?? []);
    const left = coming(withShared(exceptions, shared), today);
    const current = seasons && exceptionOn(left, today);
    return {
      ...place,
      ...(seasons
        ? { year: seasonalHours({ seasons, hoursName, hours }, today, language, !current) }
        : hours && { hours, week: weekLines(hours, language) }),
      ...(left.length > 0 && {
        exceptions: left,
        special: left.map((exception) => ({
          ...exceptionLine(exception, today, language),
          ...(exception === current && { mark: nowIn(language) }),
        })),
      }),
    };
  },
  changesOn: ({ seasons = [] }, today) => nextSeason(seasons, today),
  frame: ({ embed }) => embed?.player,
};
