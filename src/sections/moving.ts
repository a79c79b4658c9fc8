import type { SectionType } from '../data/types.ts';

/**
 * Sections that need the app to change by themselves: slides, the end of an event, how a form went,
 * who is signed in.
 * (The partner strip moves by CSS alone.)
 */
export const movingSections: ReadonlySet<SectionType> = new Set([
  'account',
  'auth-panel',
  'event',
  'form-return',
  'hero-carousel',
  'reset-password',
]);
