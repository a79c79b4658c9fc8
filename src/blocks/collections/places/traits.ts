import type { Contacts, HolidayList, HoursException, Place } from '../../../types/config.gen.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';
import type { ScheduledPlace } from '../../../ui/data/scheduled-place.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';
import {
  coming,
  exceptionLine,
  exceptionOn,
  inCalendar,
  occurring,
  weekLines,
  withShared,
} from './opening-hours.ts';
import { scheduleOf } from './schedule.ts';
import { nextSeason, nowIn, seasonalHours } from './seasons.ts';

export const traits: CollectionTraits<Place> = {
  compile(
    { exceptions = [], holidays = [], seasons, hoursName, hours, ...place },
    _,
    { today, records, contacts, ...site },
  ): ScheduledPlace {
    const language = localeOf(site);
    const shared = sharedBy(holidays, (id) => records.holidays?.[id]);
    const all = withShared(occurring(exceptions, today), occurring(shared, today));
    const left = coming(all, today);
    const current = seasons && exceptionOn(left, today);
    return {
      ...located(place, contacts),
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
  schedule({ exceptions = [], holidays = [], ...place }, language, recordOf) {
    const shared = sharedBy(holidays, (id) => recordOf('holidays', id));
    return scheduleOf(place, withShared(inCalendar(exceptions), inCalendar(shared)), language);
  },
  changesOn: ({ seasons = [] }, today) => nextSeason(seasons, today),
  frame: ({ embed }) => embed?.player,
};

/** A place without an address is where the site's contacts are, and what it does not say is theirs too. */
const located = (
  { address, ...place }: Omit<Place, 'seasons' | 'hoursName'>,
  { address: ofSite, postal, phone, email }: Contacts,
) =>
  address
    ? { ...place, address }
    : { phone, email, ...(postal && { postal }), ...place, address: ofSite };

const sharedBy = (
  holidays: readonly string[],
  find: (id: string) => Partial<HolidayList> | undefined,
): HoursException[] => holidays.flatMap((id) => find(id)?.exceptions ?? []);
