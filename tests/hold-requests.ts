import type { Page } from 'playwright/test';

/** Resolves once what the page has rendered is painted. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 6;
        const next = () => (--frames > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );

/**
 * Holds back what a page requests from the addresses of a pattern, however fast or slow the machine is. Resolves to
 * what lets it come.
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
