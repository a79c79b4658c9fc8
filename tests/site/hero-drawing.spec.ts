import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';

/** Addresses of the drawings of the first section that are seen. */
const seen = (page: Page) =>
  page
    .locator('main section')
    .first()
    .locator('img:visible')
    .evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).currentSrc.replace(location.origin, '')),
    );

const again = (page: Page) => page.getByRole('button', { name: 'Ver de novo' });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the drawing of a hero plays, and plays again for whoever asks by keyboard', async ({
  page,
}) => {
  await page.goto('/nsoc');
  expect(await seen(page)).toEqual(['/imagens/nsoc.svg?vivo#vivo']);
  await again(page).focus();
  for (const times of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => seen(page)).toEqual([`/imagens/nsoc.svg?vivo${times}#vivo`]);
    await expect(again(page)).toBeFocused();
  }
});

test('it is at its end where less motion is wanted, and cannot be played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/nsoc', '/']) {
    await page.goto(path);
    for (const src of await seen(page)) expect(src).not.toContain('#');
  }
  await page.goto('/nsoc');
  await expect(again(page)).toBeHidden();
});

test('the drawings of a carousel play as they are shown, without a button of their own', async ({
  page,
}) => {
  await page.goto('/');
  expect(await seen(page)).toContain('/imagens/heroi-defesa.svg?vivo#vivo');
  await expect(again(page)).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a drawing plays all the same, those of a carousel too', async ({ page }) => {
    await page.goto('/nsoc');
    expect(await seen(page)).toEqual(['/imagens/nsoc.svg?vivo#vivo']);
    await expect(again(page)).toBeHidden();
    await page.goto('/');
    expect(await seen(page)).toContain('/imagens/heroi-defesa.svg?vivo#vivo');
  });
});

for (const width of [390, 768])
  test(`${width} px: the drawing of a hero begins below its text and its button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/softwares-gerenciamento-ti', '/nsoc']) {
      await page.goto(path);
      const hero = page.locator('main section').first();
      const drawing = await hero.locator('img:visible').boundingBox();
      for (const above of [hero.locator('p').last(), hero.getByRole('link').last()]) {
        const box = await above.boundingBox();
        expect(drawing?.y, path).toBeGreaterThanOrEqual((box?.y ?? Infinity) + (box?.height ?? 0));
      }
    }
  });
