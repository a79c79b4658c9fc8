import type { SectionTraits } from '../../data/section-traits.ts';

/** Who is signed in is known in the browser alone. */
export const traits: SectionTraits<'account'> = { startsWhenIdle: true };
