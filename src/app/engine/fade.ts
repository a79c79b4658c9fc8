/** How long the page shown before may stand still while the next one is fetched, in milliseconds. */
const LONGEST = 300;

let done = () => {};

/** Fades from one page to the next, as the browser does between documents (src/ui/theme/global-css.ts). */
export function fade(open: () => void): void {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    open();
    return;
  }
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
        setTimeout(resolve, LONGEST);
        open();
      }),
  );
  ready.catch(() => {}); // it was skipped, as another followed, or the window is hidden
}

/** The next page is shown. */
export const endFade = () => done();
