import { shownIn } from '../../lib/carousel-protocol.ts';

/** The controls of carousels that are not hydrated. */
const CONTROLS = '[data-slides]:not([data-taken])+*';

/** Turns the slides until hydration, as the app does: each is shown for as long as its bar fills. */
export function turnSlides(): void {
  if (matchMedia('(prefers-reduced-motion:reduce)').matches) return;
  addEventListener('animationend', ({ target }) => {
    const controls = (target as Element).closest(CONTROLS);
    if (controls) turn(controls, 1);
  });
  document.addEventListener('visibilitychange', stay);
  stay();
}

/** The selected bar moves; in a hidden tab it is still. */
function stay(): void {
  for (const controls of document.querySelectorAll(CONTROLS)) turn(controls, 0);
}

function turn(controls: Element, by: number): void {
  const slides = controls.previousElementSibling as HTMLElement;
  const bars = controls.querySelectorAll<HTMLElement>('[data-state]');
  const to = (shownIn(slides) + by) % bars.length;
  slides.ariaLive = document.hidden ? 'polite' : 'off';
  for (const [index, bar] of bars.entries()) {
    slides.children[index]?.toggleAttribute('data-active', index === to);
    (bar.parentElement as HTMLElement).ariaCurrent = index === to ? 'true' : null;
    bar.dataset.state = index !== to ? 'empty' : document.hidden ? 'still' : 'moving';
  }
}
