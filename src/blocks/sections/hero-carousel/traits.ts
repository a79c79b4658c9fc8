import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'hero-carousel'> = {
  opening: ({ backdrop, slides }) => ({ picture: backdrop ?? slides[0]?.picture }),
};
