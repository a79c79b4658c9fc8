import type { Place } from '../../../types/config.gen.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';
import { coming, exceptionLine, weekLines } from './opening-hours.ts';

export const traits: CollectionTraits<Place> = {
  compile({ exceptions, ...place }, _, { today, ...site }): ScheduledPlace {
    const language = localeOf(site);
    const left = coming(exceptions ?? [], today);
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
