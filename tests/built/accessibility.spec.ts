import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, hydrated, test } from '../test.ts';
import { reflowProblems, zoomTo200 } from './reflow.ts';
import { routes } from './routes.ts';

// Still, so that axe sees colours and not a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routes) {
  test(`${path}: no axe violation, one h1, headings in order, silent hydration`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const levels = await page
      .locator('main :is(h1,h2,h3,h4,h5,h6)')
      .evaluateAll((all) => all.map((one) => Number(one.tagName[1])));
    for (const [index, level] of levels.entries()) {
      expect(
        level - (levels[index - 1] ?? 0),
        `heading ${index + 1} of ${levels}`,
      ).toBeLessThanOrEqual(1);
    }
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await reflowProblems(page), `at ${width} px`).toEqual([]);
    }
    await zoomTo200(page);
    expect(await reflowProblems(page), 'at 200 %').toEqual([]);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });
}

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

test('nothing shifts while a page loads', async ({ page, watched }) => {
  test.setTimeout(600_000); // every page, however slow the machine
  // When the fonts arrive is a matter of luck; what else could shift is not.
  await page.route('**/*.woff2', (route) => route.abort());
  watched.allowed.push(/Failed to load resource/);
  for (const path of routes) {
    await page.goto(path);
    expect(await shiftOf(page), path).toBeLessThan(0.005);
  }
});

test('fonts that arrive late hardly move the text', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  for (const path of ['/', '/protecao-redes-solucoes']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page), path).toBeLessThan(0.1); // "good" by web.dev's Core Web Vitals
  }
});

test('other states of accordion, tabs and carousel have no axe violation either', async ({
  page,
}) => {
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

test('the open menu has no axe violation, wide and narrow', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Soluções' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await page.locator('#_menu-mobile summary').first().click();
  expect(await axeViolations(page)).toEqual([]);
});
