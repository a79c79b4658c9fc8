import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'case-cards'> = {
  shows: { collection: 'cases' },
};
