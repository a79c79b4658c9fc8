import type { Page, Picture } from '../../src/types/config.gen.ts';

/** What a page opens with: its main heading, and its drawing if it has one. */
export function openingOf(page: Page): { title: string; picture?: Picture } {
  const [first] = page.sections;
  if (first?.type === 'hero') return first;
  if (first?.type === 'hero-carousel') {
    return { title: first.title, picture: first.slides[0]?.picture };
  }
  return { title: page.meta.title };
}
