export const FOCUSABLE =
  'input:not([type=hidden], [hidden], [disabled]), textarea, select, [contenteditable="true"], button:not([disabled]), a[href]';
/** What a person comes to a part for, rather than the handle that moves it. */
const MAIN =
  'button[aria-expanded], input:not([type=hidden], [hidden], [disabled]), textarea, [contenteditable="true"]';

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });

const shownIn = (container: Element, selector: string): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>(selector)].find(isShown);

/** The first element in a container that takes the focus; fields and what opens them come first. */
export const firstFocusable = (container: Element): HTMLElement | undefined =>
  shownIn(container, MAIN) ?? shownIn(container, FOCUSABLE);
