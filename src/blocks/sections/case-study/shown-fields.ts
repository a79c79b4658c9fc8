import type { Case, CaseStudySection } from '../../../types/config.gen.ts';

export type Part = NonNullable<CaseStudySection['parts']>[number];

/** The fields of a case that only one part of its page shows. What is in the opening is on cards too. */
export const FIELDS_OF_PART: Partial<Record<Part, readonly (keyof Case)[]>> = {
  about: ['sector', 'aboutTitle', 'about'],
  results: ['finding', 'chart', 'results'],
  answer: ['answer', 'challenges', 'solutions', 'measures'],
  phases: ['phases'],
  testimonial: ['testimonial'],
};

export const ALL_PARTS = Object.keys(FIELDS_OF_PART) as Part[];
/** What a section shows of a case. */
export function shownFields(section: CaseStudySection, study: Case): (keyof Case)[] {
  const { parts = ALL_PARTS, layout, arrangement = 'table' } = section;
  return parts.flatMap((part) => {
    if (part === 'answer' && !study.challenges) return [];
    if (part === 'answer' && arrangement !== 'table') return ['answer', 'challenges', 'solutions'];
    const quoted = part === 'results' && layout === 'beside' ? (['testimonial'] as const) : [];
    return [...(FIELDS_OF_PART[part] ?? []), ...quoted];
  });
}
