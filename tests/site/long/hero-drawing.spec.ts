import type { Page } from 'playwright/test';
import { expect, test } from '../../test.ts';

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

test('on a phone and a tablet the drawing of a hero begins well below its text and its button', async ({
  page,
}) => {
  for (const path of ['/softwares-gerenciamento-ti', '/materiais', '/nsoc']) {
    await page.goto(path);
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 });
      const hero = page.locator('main section').first();
      const drawing = await hero.locator('img:visible').boundingBox();
      for (const above of [hero.locator('p').last(), hero.getByRole('link').last()]) {
        const { y, height } = (await above.boundingBox())!;
        expect(drawing?.y, `${path} at ${width} px`).toBeGreaterThanOrEqual(y + height + 32);
      }
    }
  }
});

test('a drawing to the edge is cropped by the window, never covers the text, and adds nothing to scroll', async ({
  page,
}) => {
  for (const width of [1440, 1100, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/materiais');
    const hero = page.locator('main section').first();
    const root = page.locator(':root');
    const room = await root.evaluate(({ clientWidth }) => clientWidth);
    expect(await root.evaluate(({ scrollWidth }) => scrollWidth), `${width} px`).toBe(room);
    const drawing = (await hero.locator('img:visible').boundingBox())!;
    const section = (await hero.boundingBox())!;
    expect(drawing.x + drawing.width).toBeGreaterThan(room);
    expect(drawing.y + drawing.height).toBeGreaterThan(section.y + section.height);
    for (const beside of [
      hero.locator('h1'),
      hero.locator('p').last(),
      hero.getByRole('link').last(),
    ]) {
      const { x, width: wide } = (await beside.boundingBox())!;
      expect(x + wide).toBeLessThan(drawing.x);
    }
    // The part of it above the section lies over the breadcrumbs, which can be pressed all the same.
    await page.getByRole('link', { name: 'Início', exact: true }).click({ trial: true });
  }
});
