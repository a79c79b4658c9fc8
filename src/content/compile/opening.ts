import { traitsOf } from '../../blocks/traits.ts';
import { eventState, isShown } from '../../ui/data/event-state.ts';
import type { Opening } from '../../ui/data/section-traits.ts';
import type { PageData } from '../../ui/data/types.ts';

/**
 * What a page opens with as it is built: its main heading, and a drawing of light lines on dark, if
 * it has one, or a section below lends its own.
 */
export function openingOf({ page: { meta, sections }, assets }: PageData): Opening {
  const state = eventState(assets.endsAt, Date.parse(assets.asOf ?? ''));
  const first = sections.find((section) => isShown(section, state));
  const own = first && traitsOf(first.type).opening?.(first, assets.records);
  const lent = sections.map((section) => traitsOf(section.type).lentPicture?.(section));
  return {
    title: own?.title || (first && 'title' in first && first.title) || meta.title,
    picture: own?.picture ?? lent.find(Boolean),
  };
}
