import type { SectionTraits } from '../../data/types.ts';

/** Who is signed in is led away at once. */
export const traits: SectionTraits = { startsWhenIdle: true };
