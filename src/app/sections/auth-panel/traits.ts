import type { SectionTraits } from '../../data/section-traits.ts';

/** Who is signed in is led away at once. */
export const traits: SectionTraits<'auth-panel'> = { startsWhenIdle: true };
