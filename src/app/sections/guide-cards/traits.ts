import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'guide-cards'> = {
  shows: { collection: 'guides', pictureWidth: 220 },
};
