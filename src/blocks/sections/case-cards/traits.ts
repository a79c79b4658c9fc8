import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'case-cards'> = {
  shows: { collection: 'cases', pictureWidth: 960 },
};
