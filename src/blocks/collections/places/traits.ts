import type { Place } from '../../../types/config.gen.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';
import { coming, exceptionLine, weekLines, withShared } from './opening-hours.ts';

export const traits: CollectionTraits<Place> = {
  compile(
    { exceptions = [], holidays = [], ...place },
    _,
    { today, records, ...site },
  ): ScheduledPlace {
    const language = localeOf(site);
    const shared = holidays.flatMap((id) => records.holidays?.[id]?.exceptions ?? []);
    const left = coming(withShared(exceptions, shared), today);
    return {
      ...place,
      ...(place.hours && { week: weekLines(place.hours, language) }),
      ...(left.length > 0 && {
        exceptions: left,
        special: left.map((exception) => exceptionLine(exception, today, language)),
      }),
    };
  },
  frame: ({ embed }) => embed?.player,
};
