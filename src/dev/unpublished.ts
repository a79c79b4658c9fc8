import type { PageData } from '../app/data/types.ts';
import type { Page } from '../app/types/config.gen.ts';
import type { Clock } from '../content/publication/clock.ts';
import { whyNotLive } from '../content/publication/words.ts';

/** The notes of the dev server above pages and sections that are not published. */
export function unpublished(page: Page, clock: Clock): Pick<PageData, 'unpublished'> {
  const why = whyNotLive(page, clock);
  const sections = page.sections.flatMap((section, index): [number, string][] => {
    const why = whyNotLive(section, clock);
    return why ? [[index, why]] : [];
  });
  if (!why && sections.length === 0) return {};
  return { unpublished: { ...(why && { page: why }), sections: Object.fromEntries(sections) } };
}
