import type { Frame, Page } from 'playwright/test';
import { examplePages } from '../../dev/example-pages.ts';
import { expect, hydrated, STUDIO, test } from '../../test.ts';
import { canvasOf, openStudio } from '../studio.ts';

// Still: a picture that moves is nowhere for sure.
test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

/** What each section says, and where it stands. */
const sectionsIn = (page: Page | Frame) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')]
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(Math.round);
        return { box, text: (element as HTMLElement).innerText };
      })
      .filter(({ box }) => box[3] !== 0),
  );

const WIDTHS = [
  { name: /^Celular/, width: 390 },
  { name: /^Tablet/, width: 768 },
  { name: /^Computador/, width: 1440 },
];

for (const { path, types } of examplePages) {
  test(`${types.join(', ')}: the canvas looks like the page`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStudio(page, `pages${path}`);
    await expect(canvasOf(page).locator('main > *').first()).toBeVisible();
    const canvas = page.frame({ url: /\/__studio\/canvas/ })!;
    const real = await context.newPage();
    for (const { name, width } of WIDTHS) {
      await page.getByRole('button', { name }).click();
      await expect.poll(() => canvas.evaluate(() => innerWidth)).toBe(width);
      const height = await canvas.evaluate(() => innerHeight);
      await real.setViewportSize({ width, height });
      await real.goto(path);
      await hydrated(real);
      await real.evaluate(() => document.fonts.ready);
      await canvas.evaluate(() => document.fonts.ready);
      await expect(async () =>
        expect(await sectionsIn(canvas), `${width} px`).toEqual(await sectionsIn(real)),
      ).toPass({ timeout: 30_000 });
    }
  });
}
