import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'partner-strip'> = {
  shows: { collection: 'partners', pictureWidth: 160 },
};
