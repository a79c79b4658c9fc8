import { axeViolations } from '../axe.ts';
import { expect, hydrated, LONG, test } from '../test.ts';

// Still, so that axe sees colours and not a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('opened accordion items, tabs and slides have no axe violation either', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/softwares-gerenciamento-ti');
  await hydrated(page);
  await page.locator('main details > summary').first().click();
  expect(await axeViolations(page), 'accordion').toEqual([]);
  await page.goto('/sobre');
  await hydrated(page);
  await page.getByRole('tab').last().click();
  expect(await axeViolations(page), 'tabs').toEqual([]);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Próximo quadro' }).click();
  await expect(page.getByRole('group', { name: 'Quadro 2 de 3' })).toBeVisible();
  expect(await axeViolations(page), 'carousel').toEqual([]);
});

test('the open menu has no axe violation on wide and narrow screens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Soluções' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await page.locator('#_menu-mobile summary').first().click();
  expect(await axeViolations(page)).toEqual([]);
});

test('unbreakable text inside a link is underlined with it', async ({ page }) => {
  await page.goto('/privacidade');
  const whole = page.locator('main a > span').filter({ hasText: '@' });
  const lines = await whole.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).textDecorationLine),
  );
  expect(lines.length).toBeGreaterThan(0);
  expect(new Set(lines)).toEqual(new Set(['underline']));
});
