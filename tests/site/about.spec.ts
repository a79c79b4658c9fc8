import { expect, hydrated, LONG, test } from '../test.ts';

test('arrow keys move along the tabs and around the ends', { tag: LONG }, async ({ page }) => {
  await page.goto('/sobre');
  await hydrated(page);
  await page.getByRole('tab', { name: '2004' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: '2010' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: '2015' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: '2004' })).toBeVisible();
});

test('the contents lead to the sections of the page, in their order', async ({ page }) => {
  await page.goto('/sobre');
  const links = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link');
  const titles = page.locator('main section[id][aria-labelledby] h2');
  expect(await links.allInnerTexts()).toEqual(await titles.allInnerTexts());
  await links.nth(1).click();
  await expect(page.getByRole('region', { name: await links.nth(1).innerText() })).toBeInViewport();
});
