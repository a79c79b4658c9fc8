/** What is on every page has its icons from its styles, and they take the colour of their text. */
import { expect, hydrated, test } from '../../test.ts';

const icons = 'footer a[aria-label] > [aria-hidden]';

test('the icons of the footer are drawn before and after the app has loaded', async ({ page }) => {
  const drawn = () =>
    page.locator(icons).evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          const { maskImage, backgroundColor, color } = getComputedStyle(one);
          const picture = new Image();
          picture.src = maskImage.slice('url("'.length, -'")'.length).replaceAll('\\"', '"');
          await picture.decode();
          const { width, height } = one.getBoundingClientRect();
          return width > 15 && width === height && backgroundColor === color;
        }),
      ),
    );
  await page.goto('/sobre');
  await page.waitForLoadState('networkidle');
  const all = await page.locator(icons).count();
  expect(all).toBeGreaterThan(1);
  expect(await drawn()).toEqual(Array(all).fill(true));
  await page.keyboard.press('Shift');
  await hydrated(page);
  expect(await drawn()).toEqual(Array(all).fill(true));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with forced ${colorScheme} colours, the logos of header and footer are visible`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto('/sobre');
    for (const role of ['banner', 'contentinfo'] as const) {
      const mark = page.getByRole(role).locator('img').first();
      await expect(mark).toHaveCSS('filter', colorScheme === 'light' ? 'brightness(0)' : 'none');
    }
  });
}
