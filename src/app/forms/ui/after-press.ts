/**
 * Nothing may move under a pressed pointer: what is let go of must be what was pressed. So what
 * changes the page by itself (an error that goes, news of a submission) waits until no pointer is
 * down and the click has been dispatched.
 */

/** After a finger has left, its tap still comes: mouse events, focus, click. In milliseconds. */
const TAP = 400;
/** A press in a frame (the captcha's) is not seen; it takes the focus there, and has this long. */
const UNSEEN = 1000;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

/** Resolves when nothing is pressed: at once, but for a microtask, most of the time. */
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
  // A tap's `mousedown`, by which the field before is left, comes after its `pointerup`.
  on('pointerdown mousedown', ({ button }) => button === 0 && press());
  on('pointerup', ({ pointerType }) => pressed && release(pointerType === 'mouse' ? 0 : TAP));
  // No release is told of where a list opens, a menu does, or something is dragged away.
  on('mouseup pointercancel dragend contextmenu keyup', () => pressed && release());
  on('pointermove', ({ pointerType, buttons }) => {
    if (pressed && pointerType === 'mouse' && buttons === 0) release();
  });
  addEventListener('blur', () => {
    if (document.activeElement?.tagName !== 'IFRAME') return;
    press();
    release(UNSEEN);
  });
  // The press that brought this code.
  if (document.querySelector(':active')) press();
}

if (typeof document !== 'undefined') watch();
