import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'testimonials'> = { pictureWidth: () => 96 };
