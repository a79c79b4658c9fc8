/**
 * Nothing may move under a pressed pointer, or the release would hit another element. So changes that
 * are not caused by the press (an error that disappears, an outcome) wait until no pointer is
 * down and the click has been dispatched.
 */

/** Time until the events of a tap (mouse events, focus, click) have followed its pointerup, in milliseconds. */
const TAP = 400;
/** Assumed duration of a press inside an iframe (the captcha), which only its focus reveals. In milliseconds. */
const UNSEEN = 1000;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Resolves when no pointer is pressed, normally in a microtask. */
export function afterPress(): Promise<void> {
  return pressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
}

function press(): void {
  pressed = true;
  clearTimeout(timer);
}

function release(after = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    pressed = false;
    for (const resolve of waiting.splice(0)) resolve();
  }, after);
}

function watch(): void {
  const on = (types: string, task: (event: MouseEvent & PointerEvent) => void) => {
    for (const type of types.split(' ')) addEventListener(type, task as EventListener, true);
  };
  // The `mousedown` of a tap, which moves the focus, follows its `pointerup`.
  on('pointerdown mousedown', ({ button }) => button === 0 && press());
  on('pointerup', ({ pointerType }) => pressed && release(pointerType === 'mouse' ? 0 : TAP));
  // There is no pointerup if a list or a context menu opens, or after a drag.
  on('mouseup pointercancel dragend contextmenu keyup', () => pressed && release());
  on('pointermove', ({ pointerType, buttons }) => {
    if (pressed && pointerType === 'mouse' && buttons === 0) release();
  });
  addEventListener('blur', () => {
    if (document.activeElement?.tagName !== 'IFRAME') return;
    press();
    release(UNSEEN);
  });
  // The press that loaded this code.
  if (document.querySelector(':active')) press();
}

if (typeof document !== 'undefined') watch();
