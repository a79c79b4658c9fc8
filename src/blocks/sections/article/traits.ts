import { dayIn } from '../../../lib/day-in.ts';
import type { SectionTraits } from '../../../ui/data/section-traits.ts';
import type { SectionOf } from '../../../ui/data/types.ts';

/** As browsers get it: with its date in words. */
export type DatedArticle = SectionOf<'article'> & { dateText?: string };

export const traits: SectionTraits<'article'> = {
  draw: (section, _, language): DatedArticle =>
    section.date ? { ...section, dateText: dayIn(language)(section.date) } : section,
  opening: ({ title, picture }) => ({ title, ...(picture && { picture }) }),
};
