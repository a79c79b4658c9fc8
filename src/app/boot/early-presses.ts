import { showPanel } from './show-panel.ts';

/** Controls, and the last press of each that nobody has handled, in their order. */
export type EarlyPresses = Map<Element, Event>;

/** They do nothing without the app; links, menus, fields and forms work natively. */
const CONTROLS = '[type=button]:not([popovertarget])';
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Keeps clicks, and arrow keys on tabs, for the app; `repeat-presses.ts` repeats them. */
export function keepEarlyPresses(): EarlyPresses {
  const kept: EarlyPresses = new Map();
  function keep(event: Event) {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (!control) return;
    if (event.type === 'click') showPanel(control);
    else if (!control.role || !TAB_KEYS.includes((event as KeyboardEvent).key)) return;
    kept.delete(control);
    kept.set(control, event);
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  return kept;
}
