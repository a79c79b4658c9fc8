import type { SectionTraits } from '../../../ui/data/section-traits.ts';

/** Only the browser knows who is signed in. */
export const traits: SectionTraits<'account'> = { startsWhenIdle: true };
