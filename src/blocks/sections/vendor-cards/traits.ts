import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'vendor-cards'> = {
  shows: { collection: 'vendors', pictureWidth: 1200 },
};
