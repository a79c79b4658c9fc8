import type { PageIdentity, SectionTraits } from '../../../ui/data/section-traits.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { dailySpan } from './daily-span.ts';

export const traits: SectionTraits<'event'> = {
  endsAt: ({ endsAt }) => endsAt,
  // One that took place stays "scheduled": schema.org tells past from coming by the dates, and has
  // other words only for one moved, put off or called off.
  structuredData: ({ startsAt, endsAt, daily, place, ...section }, page, _isFirst, number) => [
    {
      '@type': 'Event',
      ...(number === undefined ? aboutPage(page) : aboutSection(section, page, number)),
      startDate: startsAt,
      endDate: endsAt,
      ...(daily && { eventSchedule: scheduleOf(startsAt, endsAt) }),
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: place, address: place },
      organizer: page.organization,
    },
  ],
};

/** Of an event with the same hours on each of its days. */
function scheduleOf(startsAt: string, endsAt: string) {
  const { firstDay, lastDay, from, to } = dailySpan(startsAt, endsAt);
  return {
    '@type': 'Schedule',
    repeatFrequency: 'P1D',
    startDate: firstDay,
    endDate: lastDay,
    startTime: `${from}:00${startsAt.slice(19)}`,
    endTime: `${to}:00${endsAt.slice(19)}`,
  };
}

/** The page is about its only event. */
const aboutPage = ({ url, name, description }: PageIdentity) => ({
  '@id': `${url}#event`,
  name,
  description,
  url,
});

function aboutSection(
  { id, title, intro, upcoming }: Pick<SectionOf<'event'>, 'id' | 'title' | 'intro' | 'upcoming'>,
  { url, plainText }: PageIdentity,
  number: number,
) {
  const address = `${url}#${id ?? `event-${number}`}`;
  return {
    '@id': address,
    name: plainText(title),
    description: plainText(intro ?? upcoming.text),
    url: id === undefined ? url : address,
  };
}
