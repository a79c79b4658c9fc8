import type { SectionTraits } from '../../../ui/data/section-traits.ts';

export const traits: SectionTraits<'embed'> = { foreignFrame: ({ embed }) => embed.player };
