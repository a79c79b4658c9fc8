import type { SectionTraits } from '../../data/types.ts';

/** What to do follows from who is signed in. */
export const traits: SectionTraits = { startsWhenIdle: true };
