import type { SectionTraits } from '../../../ui/data/section-traits.ts';

/** The form depends on who is signed in, which only the browser knows. */
export const traits: SectionTraits<'reset-password'> = { startsWhenIdle: true };
