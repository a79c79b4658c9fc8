import type { SectionTraits } from '../../../ui/data/section-traits.ts';

/** It starts by itself, as only the browser knows who is signed in. */
export const traits: SectionTraits<'submission-figures'> = {
  startsWhenIdle: true,
  frame: 'workspace',
};
