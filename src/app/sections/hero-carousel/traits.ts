import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'hero-carousel'> = {
  opening: ({ backdrop, slides }) => ({ picture: backdrop ?? slides[0]?.picture }),
};
