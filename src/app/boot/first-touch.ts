import { showPanel } from './show-panel.ts';

interface KeptTouch {
  replay(): void;
  forget(): void;
}

/** Controls that do nothing without the app; links, menus and forms work natively. */
const CONTROLS = 'button[type=button]:not([popovertarget]),[role=tab]';
const TAB_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** Keeps the last click (or arrow key on a tab) made before the app runs, and repeats it then. */
export function keepFirstTouch(): KeptTouch {
  let kept: Event | undefined;

  function keep(event: Event) {
    const target = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (!target) return;
    if (event instanceof KeyboardEvent && !TAB_KEYS.includes(event.key)) return;
    kept = event;
    if (event.type === 'click') showPanel(target);
  }
  addEventListener('click', keep, true);
  addEventListener('keydown', keep, true);

  return {
    replay() {
      removeEventListener('click', keep, true);
      removeEventListener('keydown', keep, true);
      if (!kept) return;
      const { type, target } = kept;
      const Kind = kept.constructor as new (type: string, init: Event) => Event;
      target?.dispatchEvent(new Kind(type, kept));
    },
    forget() {
      kept = undefined;
    },
  };
}
