import { elementsOf } from './sections-in-page.ts';

/** What a click on shows an item of a list, where one is shown at a time: slides, tabs, questions. */
const TURNS_TO: Record<string, string> = {
  slides: '[data-slides] ~ [role="group"] button:not([aria-controls], [data-motion])',
  items: '[role="tab"], details:not([open]) > summary, details[open]',
};

/** Shows the item of a section that a pointer such as "/slides/2" leads into. Returns whether it is there. */
export function turnTo(section: number, pointer: string): boolean {
  const [, list = '', index] = pointer.split('/');
  const selector = TURNS_TO[list];
  if (!selector || !index) return true; // all of it is shown
  const controls = elementsOf(section).flatMap((element) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  if (controls.length === 0) return true;
  controls[Number(index)]?.click();
  return Number(index) in controls;
}
