import { routesOf } from '../routes.ts';
import { fixture } from '../sites.ts';
import { expect, test } from '../test.ts';

/** A4 in CSS pixels, less the margins of the print styles. */
const SHEET = { width: 680, height: 1000 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
});

test('interactive elements are not printed, all content is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: /Fortim/ })).toBeVisible();
  for (const role of ['navigation', 'button', 'checkbox', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(role === 'contentinfo' ? 1 : 0);
  }
  await expect(page.getByRole('group', { name: /^Quadro/ })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  // Nor what only adorns the opening, still or moving.
  const drawings = page.getByRole('main').locator('section').first().locator('img');
  expect(await drawings.count()).toBeGreaterThan(0);
  for (const drawing of await drawings.all()) await expect(drawing).toBeHidden();

  await page.goto('/sobre');
  await expect(page.getByRole('tabpanel')).toHaveCount(3);
  await expect(page.getByRole('tablist')).toHaveCount(0);

  await page.goto('/softwares-gerenciamento-ti');
  await expect(page.locator('main details[open]')).toHaveCount(0);
  for (const list of await page.locator('main details dl').all()) await expect(list).toBeVisible();

  await page.goto('/materiais');
  await expect(page.getByRole('link', { name: /^Baixar em PDF/ })).toHaveCount(0);
});

// At the end they had a last sheet to themselves, on one page of ten.
test('the contact details are at the top of the first sheet', async ({ page }) => {
  await page.goto('/nsoc');
  const footer = await page.getByRole('contentinfo').boundingBox();
  const main = await page.getByRole('main').boundingBox();
  const logo = await page.getByRole('banner').boundingBox();
  expect(footer!.y).toBeGreaterThanOrEqual(logo!.y + logo!.height - 1);
  expect(footer!.y + footer!.height).toBeLessThanOrEqual(main!.y + 1);
});

test('no unbreakable block leaves half a sheet blank', async ({ page }) => {
  for (const path of routesOf(fixture)) {
    await page.goto(path);
    const high = await page.locator('body *').evaluateAll(
      (all, most) =>
        all
          .filter((one) => getComputedStyle(one).breakInside === 'avoid')
          .map(
            (one) => [one.getBoundingClientRect().height, one.textContent?.slice(0, 40)] as const,
          )
          .filter(([height]) => height > most),
      SHEET.height / 2,
    );
    expect(high, path).toEqual([]);
  }
});
