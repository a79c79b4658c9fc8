import { sectionElements } from './section-elements.ts';

/** The controls that show an item, by the list that the item is in: slides, tabs, questions. */
const ITEM_CONTROLS: Record<string, string> = {
  slides: '[data-slides] ~ [role="group"] button:not([aria-controls], [data-motion])',
  items: '[role="tab"], details:not([open]) > summary, details[open]',
};

/** Shows the item that a pointer such as "/slides/2" leads into. Returns whether the item is rendered. */
export function revealItem(section: number, pointer: string): boolean {
  const [, list = '', index] = pointer.split('/');
  const selector = ITEM_CONTROLS[list];
  if (!selector || !index) return true; // all items are always visible
  const controls = sectionElements(section).flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  if (controls.length === 0) return true;
  controls[Number(index)]?.click();
  return Number(index) in controls;
}
