import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'embedded'> = { foreignFrame: ({ embed }) => embed.player };
