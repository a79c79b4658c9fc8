import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'call-to-action'> = {
  lentPicture: ({ engraving }) => (engraving ? { src: engraving, alt: '' } : undefined),
};
