import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'contact-info'> = { pictureWidth: () => 680 };
