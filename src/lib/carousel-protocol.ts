/** What the boot script and the app say to one another of a carousel, in its markup. */

/** `[aria-live=off]`: the slides turn by themselves. */
export const isMoving = (slides: HTMLElement | null): boolean => slides?.ariaLive === 'off';

/** `[data-active]`: the slide that is shown. */
export const shownIn = (slides: HTMLElement | null): number =>
  Math.max(
    0,
    [...(slides?.children ?? [])].findIndex((slide) => slide.matches('[data-active]')),
  );

/** `[data-taken]`: the app turns them, the boot script no longer. */
export function takeSlides(slides: HTMLElement): void {
  slides.dataset.taken = '';
}
