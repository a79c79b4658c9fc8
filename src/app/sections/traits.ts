import type { SectionTraits, SectionType } from '../data/types.ts';
import type { Page } from '../types/config.gen.ts';
import { traits as account } from './account/traits.ts';
import { traits as authPanel } from './auth-panel/traits.ts';
import { traits as formReturn } from './form-return/traits.ts';
import { traits as resetPassword } from './reset-password/traits.ts';
import { traits as submissionPanel } from './submission-panel/traits.ts';

/**
 * What is to be known of a section without its component. Apart from registry.ts, as scripts read it
 * too.
 */
const traits: Partial<Record<SectionType, SectionTraits>> = {
  account,
  'auth-panel': authPanel,
  'form-return': formReturn,
  'reset-password': resetPassword,
  'submission-panel': submissionPanel,
};

/** Whether a section of the page has that trait. */
export const hasTrait = (
  { sections }: Pick<Page, 'sections'>,
  trait: keyof SectionTraits,
): boolean => sections.some(({ type }) => traits[type]?.[trait]);
