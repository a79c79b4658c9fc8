import type { PageIdentity, SectionTraits } from '../../../ui/data/section-traits.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

export const traits: SectionTraits<'event'> = {
  endsAt: ({ endsAt }) => endsAt,
  // One that took place stays "scheduled": schema.org tells past from coming by the dates, and has
  // other words only for one moved, put off or called off.
  structuredData: ({ startsAt, endsAt, place, ...section }, page, _isFirst, number) => [
    {
      '@type': 'Event',
      ...(number === undefined ? aboutPage(page) : aboutSection(section, page, number)),
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: place, address: place },
      organizer: page.organization,
    },
  ],
};

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
