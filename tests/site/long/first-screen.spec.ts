import { belowFirstScreen } from '../../first-screen.ts';
import { expect, test } from '../../test.ts';

/** Openings of each layout: without one, "over", "edge", a case, a carousel. */
const OPENINGS = ['/nsoc', '/softwares-gerenciamento-ti', '/materiais', '/case-barbosa', '/'];

test('the title and the first button of a page are on its first screen', async ({ page }) => {
  for (const path of OPENINGS) {
    await page.goto(path);
    expect(await belowFirstScreen(page), path).toEqual([]);
  }
});

test('a tall picture beside the text moves neither the text nor its own lower edge below the first screen', async ({
  page,
}) => {
  await page.route('**/imagens/nsoc.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1400"/>',
    }),
  );
  await page.goto('/nsoc');
  const picture = page.locator('main section').first().locator('img:visible');
  // The size that the page is served with is that of the file.
  await picture.evaluate((img) => {
    img.setAttribute('width', '600');
    img.setAttribute('height', '1400');
  });
  expect(await belowFirstScreen(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  const box = await picture.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(720);
});
