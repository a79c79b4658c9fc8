import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'case-cards'> = {
  shows: {
    collection: 'cases',
    pictureWidth: 960,
    cards: { property: 'cases', most: 12 },
    fields: ({ plots, cases }, id) => (plots && cases.includes(id) ? ['chart', 'finding'] : []),
  },
};
