import type { Guide } from '../../../types/config.gen.ts';
import type { CollectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: CollectionTraits<Guide> = {
  // The text of a guide is in its PDF.
  compile: ({ sections, ...guide }) => guide,
};
