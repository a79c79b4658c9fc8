import type { SectionTraits } from '../../../ui/data/section-traits.ts';

/** The CRM redirects to it after a form; a script reads the outcome from the address. */
export const traits: SectionTraits<'form-return'> = { startsWhenIdle: true, isFormReturn: true };
