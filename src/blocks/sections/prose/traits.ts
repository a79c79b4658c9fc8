import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'prose'> = {
  mayLackTitle: true,
  pictureWidth: () => 1200,
};
