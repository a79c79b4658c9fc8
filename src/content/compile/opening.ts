import { endOf, eventState, isShown } from '../../app/data/event-state.ts';
import type { PageData } from '../../app/data/types.ts';
import type { Picture, Section } from '../../app/types/config.gen.ts';

interface Opening {
  title: string;
  picture?: Picture;
}

/**
 * What a page opens with as it is built: its main heading, and a drawing of light lines on dark, if
 * it has one. One that fills a light ground, or the width of the window, is none: the page's
 * invitation then lends its own.
 */
export function openingOf({ page, assets }: PageData): Opening {
  const state = eventState(endOf(page.sections), Date.parse(assets.builtAt ?? ''));
  const first = page.sections.find((section) => isShown(section, state));
  if (first?.type === 'hero-carousel') {
    return { title: first.title, picture: first.slides[0]?.picture };
  }
  const study = first?.type === 'case-study' && assets.records.cases?.[first.case];
  if (study) return study;
  const title = (first && 'title' in first && first.title) || page.meta.title;
  const isDark = first?.type === 'hero' && !first.layout && (first.background ?? 'ink') === 'ink';
  return { title, picture: (isDark && first.picture) || engravingOf(page.sections) };
}

function engravingOf(sections: Section[]): Picture | undefined {
  for (const section of sections)
    if (section.type === 'call-to-action' && section.engraving)
      return { src: section.engraving, alt: '' };
  return undefined;
}
