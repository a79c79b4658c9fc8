import type { SectionTraits } from '../../data/types.ts';

/** Who is signed in is known in the browser alone. */
export const traits: SectionTraits = { startsWhenIdle: true };
