import type { PageData } from '../../src/data/types.ts';
import type { Picture } from '../../src/types/config.gen.ts';

/** What a page opens with: its main heading, and its drawing if it has one. */
export function openingOf({ page, assets }: PageData): { title: string; picture?: Picture } {
  const [first] = page.sections;
  if (first?.type === 'hero') return first;
  if (first?.type === 'hero-carousel') {
    return { title: first.title, picture: first.slides[0]?.picture };
  }
  const study = first?.type === 'case-study' && assets.records.cases?.[first.case];
  return study || { title: page.meta.title };
}
