import { expect, test } from '../test.ts';

test('a picture to the edge begins beside the breadcrumbs, and without them covers nothing above its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/materiais');
  const section = page.locator('[data-layout=edge]').first();
  const above = () =>
    section.evaluate((root) => {
      const frame = [...root.querySelectorAll('div')].find(
        (part) => getComputedStyle(part).position === 'absolute',
      )!;
      return Math.round(root.getBoundingClientRect().top - frame.getBoundingClientRect().top);
    });
  expect(await above()).toBe(24);
  // As on a home page, where an announcement may stand above it.
  await page.locator('main > nav').evaluate((breadcrumbs) => breadcrumbs.remove());
  expect(await above()).toBe(0);
});

test('drawings of cases to the edge are as wide as the window, and their words begin where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/materiais');
  const cases = page.getByRole('region', { name: 'Três clientes, três riscos diferentes' });
  const room = await page.locator(':root').evaluate(({ clientWidth }) => clientWidth);
  const drawings = await Promise.all(
    (await cases.locator('img').all()).map((drawing) => drawing.boundingBox()),
  );
  expect(drawings).toHaveLength(3);
  const [first, second, third] = drawings;
  expect(first!.x).toBeLessThanOrEqual(1);
  expect(second!.x + second!.width).toBeGreaterThanOrEqual(room - 1);
  expect(second!.x - (first!.x + first!.width)).toBeLessThanOrEqual(1);
  expect(third!.y).toBeGreaterThan(first!.y + first!.height);
  const heading = (await cases.getByRole('heading', { level: 2 }).boundingBox())!;
  const title = (await cases.getByRole('heading', { level: 3 }).first().boundingBox())!;
  expect(Math.abs(title.x - heading.x)).toBeLessThanOrEqual(8); // half of a scrollbar
});
