import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'event'> = {
  endsAt: ({ endsAt }) => endsAt,
  // One that took place stays "scheduled": schema.org tells past from coming by the dates, and has
  // other words only for one moved, put off or called off.
  structuredData: ({ startsAt, endsAt, place }, page) => [
    {
      '@type': 'Event',
      '@id': `${page.url}#event`,
      name: page.name,
      description: page.description,
      url: page.url,
      startDate: startsAt,
      endDate: endsAt,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: place, address: place },
      organizer: page.organization,
    },
  ],
};
