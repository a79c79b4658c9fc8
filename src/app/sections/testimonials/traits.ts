import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'testimonials'> = { pictureWidth: () => 96 };
