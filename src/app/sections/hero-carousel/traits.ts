import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'hero-carousel'> = {
  isOpening: true,
  opening: ({ slides }) => ({ picture: slides[0]?.picture }),
};
