import { expect, hydrated, test } from '../test.ts';

const path = '/softwares-gerenciamento-ti';

test.beforeEach(async ({ page }) => {
  await page.goto(path);
});

test('items work with the keyboard, and an item opened before the app has loaded stays open', async ({
  page,
}) => {
  const items = page.locator('main details');
  await items.nth(1).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.nth(1)).toHaveAttribute('open');
  await hydrated(page);
  await expect(items.nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(items.nth(1)).not.toHaveAttribute('open');
});

test('an address with an anchor opens its item', async ({ page }) => {
  const panel = page.locator('main details > div[id]').nth(3);
  const id = await panel.getAttribute('id');
  await page.goto('/sobre');
  await page.goto(`${path}#${id}`);
  await expect(panel).toBeVisible();
});

test('all items are open in print', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const panel of await page.locator('main details > div[id]').all())
    expect(await panel.evaluate((element) => element.checkVisibility())).toBe(true);
});
