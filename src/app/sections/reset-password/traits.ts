import type { SectionTraits } from '../../data/section-traits.ts';

/** What to do follows from who is signed in. */
export const traits: SectionTraits<'reset-password'> = { startsWhenIdle: true };
