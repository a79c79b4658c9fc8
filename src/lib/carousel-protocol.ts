/** The attributes by which the boot script and the app share the state of a carousel. */

/** `[aria-live=off]`: the slides turn by themselves. */
export const isMoving = (slides: HTMLElement | null): boolean => slides?.ariaLive === 'off';

/** `[data-active]`: the current slide. */
export const shownIn = (slides: HTMLElement | null): number =>
  Math.max(
    0,
    [...(slides?.children ?? [])].findIndex((slide) => slide.matches('[data-active]')),
  );

/** The attribute of a button that turns the slides by so many. */
export const STEP = 'data-step';

/** `[data-taken]`: the app turns the slides, no longer the boot script. */
export function takeSlides(slides: HTMLElement): void {
  slides.dataset.taken = '';
}
