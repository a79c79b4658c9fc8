import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'vendor-cards'> = {
  shows: { collection: 'vendors', pictureWidth: 1200 },
};
