import type { SectionTraits } from '../../../ui/data/section-traits.ts';

/** Signed-in visitors are redirected at once. */
export const traits: SectionTraits<'auth-panel'> = { startsWhenIdle: true };
