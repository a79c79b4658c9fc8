import type { Section } from '../../../types/config.gen.ts';

/** When the event of a page ends, for what the page says before and after it. */
export const eventEnd = (sections: readonly Section[]): string | undefined =>
  sections.find((section) => section.type === 'event')?.endsAt;
