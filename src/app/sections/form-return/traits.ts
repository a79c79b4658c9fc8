import type { SectionTraits } from '../../data/section-traits.ts';

/** The CRM sends here who has posted a form; how it went is in the address, for scripts to read. */
export const traits: SectionTraits<'form-return'> = { startsWhenIdle: true, isFormReturn: true };
