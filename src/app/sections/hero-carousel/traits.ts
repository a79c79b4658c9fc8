import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'hero-carousel'> = {
  opening: ({ slides }) => ({ picture: slides[0]?.picture }),
};
