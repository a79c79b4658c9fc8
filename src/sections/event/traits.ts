import type { SectionTraits } from '../../data/types.ts';

/** An event ends while its page is open. */
export const traits: SectionTraits = { startsWhenIdle: true };
