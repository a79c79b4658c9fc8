import { expect, test } from '../test.ts';

test('a page asks for each of its fonts once, at the address that is preloaded', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const preloaded = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href));
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/\.woff2/.test(name) ? [name] : [])),
  );
  expect(preloaded.length).toBeGreaterThan(0);
  expect([...new Set(asked)].sort()).toEqual(preloaded.sort());
});
