import { routesOf } from '../routes.ts';
import { own } from '../sites.ts';
import { expect, LONG, OWN_SITE, test } from '../test.ts';

test.use({
  ...OWN_SITE,
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'no-preference' },
});

test('a drawing with a pause button is animated', { tag: LONG }, async ({ page }) => {
  test.setTimeout(600_000); // a few seconds a page
  for (const path of routesOf(own)) {
    await page.goto(path);
    // Beside the checkbox that pauses it.
    const drawing = page.locator('main section:first-of-type input + img:visible');
    if ((await drawing.count()) === 0) continue;
    await page.waitForTimeout(1000); // its lines have drawn themselves
    await drawing.scrollIntoViewIfNeeded();
    // Of the window: one as wide as that, with a scrollbar, is more than an element's own picture can hold.
    const before = await page.screenshot();
    const moved = async () => !before.equals(await page.screenshot());
    await expect.poll(moved, { message: path, timeout: 20_000 }).toBe(true);
  }
});
