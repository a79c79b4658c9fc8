import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';

/** Addresses of the drawings of the first section that are seen. */
const seen = (page: Page) =>
  page
    .locator('main section')
    .first()
    .locator('img:visible')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));

const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pausar o desenho' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the drawing of a hero is animated until it is paused', async ({ page }) => {
  await page.goto('/nsoc');
  expect(await seen(page)).toEqual(['/imagens/nsoc.svg?vivo#vivo']);
  await pause(page).check();
  expect(await seen(page)).toEqual(['/imagens/nsoc.svg']);
  await pause(page).uncheck();
  expect(await seen(page)).toEqual(['/imagens/nsoc.svg?vivo#vivo']);
});

test('the drawing is still with reduced motion, and has no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/nsoc', '/']) {
    await page.goto(path);
    for (const src of await seen(page)) expect(src).not.toContain('#');
  }
  await page.goto('/nsoc');
  await expect(pause(page)).toBeHidden();
});

test('the pause button of a carousel stops its drawings too', async ({ page }) => {
  await page.goto('/');
  expect(await seen(page)).toContain('/imagens/heroi-defesa.svg?vivo#vivo');
  await page.getByRole('button', { name: 'Pausar a troca de quadros' }).click();
  await expect.poll(() => seen(page)).toContain('/imagens/heroi-defesa.svg');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing can be paused without scripts, and those of a carousel are still', async ({
    page,
  }) => {
    await page.goto('/nsoc');
    await pause(page).check();
    expect(await seen(page)).toEqual(['/imagens/nsoc.svg']);
    await page.goto('/');
    expect(await seen(page)).toContain('/imagens/heroi-defesa.svg');
  });
});

for (const width of [390, 768])
  test(`${width} px: the text of a hero begins below the drawing above it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/softwares-gerenciamento-ti');
    const hero = page.locator('main section').first();
    const drawing = await hero.locator('img:visible').boundingBox();
    const text = await hero.locator('p').last().boundingBox();
    expect(text?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0));
  });
