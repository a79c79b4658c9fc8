/** What is on every page has its icons from one file, and they take the colour of their text. */
import { expect, hydrated, test } from '../test.ts';

const icons = 'footer svg:has(use)';

test('the icons of the footer are drawn, before the app and after', async ({ page }) => {
  const drawn = () =>
    page
      .locator(icons)
      .evaluateAll((all) => all.map((one) => (one as SVGSVGElement).getBBox().width > 10));
  await page.goto('/sobre');
  const all = await page.locator(icons).count();
  expect(all).toBeGreaterThan(1);
  await expect.poll(drawn).toEqual(Array(all).fill(true));
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(await drawn()).toEqual(Array(all).fill(true));
});
