import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'contact-info'> = { pictureWidth: () => 680 };
