import { endOf, eventState, isShown } from '../../src/data/event-state.ts';
import type { PageData } from '../../src/data/types.ts';
import type { Picture } from '../../src/types/config.gen.ts';

/** What a page opens with as it is built: its main heading, and its drawing if it has one. */
export function openingOf({ page, assets }: PageData): { title: string; picture?: Picture } {
  const state = eventState(endOf(page.sections), Date.parse(assets.builtAt ?? ''));
  const first = page.sections.find((section) => isShown(section, state));
  if (first?.type === 'hero') return first;
  if (first?.type === 'hero-carousel') {
    return { title: first.title, picture: first.slides[0]?.picture };
  }
  const study = first?.type === 'case-study' && assets.records.cases?.[first.case];
  return study || { title: page.meta.title };
}
