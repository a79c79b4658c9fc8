import type { SectionTraits } from '../../data/types.ts';

/** The slides change by themselves. */
export const traits: SectionTraits = { startsWhenIdle: true };
