import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to a neighbour when the focused element is removed, as by "Tirar": to what follows, or
 * else to what precedes it. Otherwise the next key would begin at the top of the window. The container,
 * which needs a `tabIndex`, is focused if all of its content has been replaced.
 */
export function useKeptFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = container.current;
    if (!root) return;
    let focused: Element | undefined;
    let neighbours: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element && root.contains(target) ? target : undefined;
      neighbours = focused ? neighboursOf(focused, root) : [];
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = undefined;
      const next = neighbours.find((element) => element.isConnected && firstFocusable(element));
      const target = next && firstFocusable(next);
      (target ?? root.querySelector<HTMLElement>('[aria-current="true"]') ?? root).focus();
    });
    document.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [container]);
}

/** What stands beside an element and beside what contains it, the nearest first. */
function neighboursOf(element: Element, root: Element): Element[] {
  if (element === root) return [];
  const siblings = [...(element.parentElement?.children ?? [])];
  const index = siblings.indexOf(element);
  const beside = [...siblings.slice(index + 1), ...siblings.slice(0, index).reverse()];
  return element.parentElement ? [...beside, ...neighboursOf(element.parentElement, root)] : beside;
}

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
