import { sectionElements } from './section-elements.ts';

/** What a click on shows an item of a list, where one is shown at a time: slides, tabs, questions. */
const ITEM_CONTROLS: Record<string, string> = {
  slides: '[data-slides] ~ [role="group"] button:not([aria-controls], [data-motion])',
  items: '[role="tab"], details:not([open]) > summary, details[open]',
};

/** Shows the item of a section that a pointer such as "/slides/2" leads into. Returns whether it is there. */
export function revealItem(section: number, pointer: string): boolean {
  const [, list = '', index] = pointer.split('/');
  const selector = ITEM_CONTROLS[list];
  if (!selector || !index) return true; // all of it is shown
  const controls = sectionElements(section).flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  if (controls.length === 0) return true;
  controls[Number(index)]?.click();
  return Number(index) in controls;
}
