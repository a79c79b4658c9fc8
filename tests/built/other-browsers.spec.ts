/** What other browsers lack or do, shown in Chromium. `npm run test:long` asks them themselves. */
import { dialog, reopen } from '../site/consent-page.ts';
import { expect, hydrated, test } from '../test.ts';

test('a press outside the consent dialog closes it in browsers without `closedby`', async ({
  page,
}) => {
  await page.addInitScript(() => {
    delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).closedBy;
    // Chromium still obeys the attribute.
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== 'closedby') set.call(this, name, value);
    };
  });
  await page.goto('/sobre');
  await hydrated(page);
  await reopen(page).click();
  await expect(dialog(page)).toBeVisible();
  const box = (await dialog(page).boundingBox())!;
  const inside = { x: box.x + 30, y: box.y + 30 };
  const outside = { x: box.x / 2, y: box.y + 30 };

  await page.mouse.click(inside.x, inside.y);
  await expect(dialog(page)).toBeVisible();
  // A selection that ends outside, or one that ends inside, is no press beside it.
  for (const [from, to] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  }
  await page.keyboard.press('Space'); // a click without a place
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(outside.x, outside.y);
  await expect(dialog(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
});

test('scrollbars and native controls match the darkness of their background', async ({ page }) => {
  await page.goto('/');
  const schemes = () =>
    page.locator('[data-background]').evaluateAll((all) => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      };
      return all.map((element) => {
        const { backgroundColor, colorScheme } = getComputedStyle(element);
        return { is: colorScheme, should: luminance(backgroundColor) < 0.4 ? 'dark' : 'light' };
      });
    });
  const shown = await schemes();
  expect(shown.map(({ is }) => is)).toEqual(shown.map(({ should }) => should));
  expect(new Set(shown.map(({ is }) => is)).size).toBe(2);
  await page.emulateMedia({ media: 'print' });
  expect((await schemes()).every(({ is }) => is === 'light')).toBe(true);
});

test('the app starts in a hidden tab, where timers are throttled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.assign(window, { setTimeout: () => 0 });
  });
  await page.goto('/nsoc');
  await hydrated(page);
});
