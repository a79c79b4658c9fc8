import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'challenges-solutions'> = { pictureWidth: () => 700 };
