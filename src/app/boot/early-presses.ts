import { REPLAY } from '../../lib/boot-protocol.ts';

/** Controls, and the last press of each that nobody has handled, in their order. */
export type EarlyPresses = Map<Element, Event>;

/**
 * They do nothing without the app; links, menus, fields and forms work natively. A link that the app opens in the page
 * leads to a file without it.
 */
const CONTROLS = `[type=button]:not([popovertarget],[${REPLAY}]),[data-js] a[aria-haspopup]`;
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** A control whose key this is says so; the press is a click, which waits as others do. Not where somebody types. */
function pressByKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (key !== '/' || altKey || ctrlKey || metaKey) return;
  if ((target as Element).matches(':read-write,select')) return;
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  if (control) event.preventDefault();
  control?.click();
}

/** Keeps clicks, and arrow keys on tabs, for the app; `bring-app.ts` repeats them. */
export function keepEarlyPresses(): EarlyPresses {
  const kept: EarlyPresses = new Map();
  function keep(event: Event) {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (!control) return;
    if (event.type === 'click') {
      // To be opened elsewhere.
      if ((event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
      event.preventDefault();
      showPanel(control);
    } else if (!control.role || !TAB_KEYS.includes((event as KeyboardEvent).key)) return;
    kept.delete(control);
    kept.set(control, event);
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);
  addEventListener('keydown', pressByKey);
  return kept;
}

/** The app failed to load: a link that was pressed leads to its file. */
export function leaveToBrowser(kept: EarlyPresses): void {
  for (const control of kept.keys())
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
  kept.clear();
}

/** Shows the panel of a tab as the app does; after hydration the app starts from there. */
function showPanel(chosen: Element): void {
  for (const tab of chosen.closest('[data-early]')?.querySelectorAll<HTMLElement>('[role=tab]') ??
    []) {
    const selected = tab === chosen;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !selected;
    tab.ariaSelected = String(selected);
    tab.tabIndex = selected ? 0 : -1;
  }
}
