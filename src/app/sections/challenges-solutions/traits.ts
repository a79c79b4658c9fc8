import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'challenges-solutions'> = { pictureWidth: () => 700 };
