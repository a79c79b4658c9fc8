import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'guide-cards'> = {
  shows: { collection: 'guides', pictureWidth: 220 },
};
