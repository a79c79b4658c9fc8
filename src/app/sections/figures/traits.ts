import type { SectionTraits } from '../../data/section-traits.ts';

export const traits: SectionTraits<'figures'> = { mayLackTitle: true };
