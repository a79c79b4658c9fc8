import { STEP, shownIn } from '../../lib/carousel-protocol.ts';

/** The controls of carousels that are not hydrated. */
const CONTROLS = '[data-slides]:not([data-taken])+*';

const isStill = () => document.hidden || matchMedia('(prefers-reduced-motion:reduce)').matches;

/** Turns the slides by a pressed control; false if it is none of theirs, or the app turns them. */
export function turnByPress(control: Element): boolean {
  const controls = control.closest(CONTROLS);
  const step = Number(control.getAttribute(STEP));
  const bar = control.querySelector<HTMLElement>(BAR);
  if (!controls || !(step || bar)) return false;
  turn(controls, (shown) => (bar ? barsOf(controls).indexOf(bar) : shown + step));
  return true;
}

/** Turns the slides until hydration, as the app does: each is shown for as long as its bar fills. */
export function turnSlides(): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  addEventListener('animationend', ({ target }) => {
    const controls = (target as Element).closest(CONTROLS);
    if (controls) turn(controls, (shown) => shown + 1);
  });
  document.addEventListener('visibilitychange', stay);
  stay();
}

/** The selected bar moves; in a hidden tab it is still. */
function stay(): void {
  for (const controls of document.querySelectorAll(CONTROLS)) turn(controls, (shown) => shown);
}

function turn(controls: Element, next: (shown: number) => number): void {
  const slides = controls.previousElementSibling as HTMLElement;
  const bars = barsOf(controls);
  const to = (next(shownIn(slides)) + bars.length) % bars.length;
  slides.ariaLive = isStill() ? 'polite' : 'off';
  for (const [index, bar] of bars.entries()) {
    slides.children[index]?.toggleAttribute('data-active', index === to);
    (bar.parentElement as HTMLElement).ariaCurrent = index === to ? 'true' : null;
    bar.dataset.state = index !== to ? 'empty' : isStill() ? 'still' : 'moving';
  }
}

const BAR = '[data-state]';
const barsOf = (controls: Element) => [...controls.querySelectorAll<HTMLElement>(BAR)];
