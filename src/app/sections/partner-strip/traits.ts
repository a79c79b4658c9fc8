import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'partner-strip'> = {
  shows: { collection: 'partners', pictureWidth: 160 },
};
