import { expect, test } from '../test.ts';

test.use({ consent: 'ask' });

test('a page printed before the consent question is answered reserves no space for the banner', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo', { includeHidden: true });
  const room = () =>
    footer.evaluate((element) => parseFloat(getComputedStyle(element).paddingBottom));
  await page.goto('/termos');
  const notice = page.getByRole('region', { name: /Cookies/ });
  const height = await notice.evaluate((element) => element.getBoundingClientRect().height);
  expect(await room()).toBeGreaterThanOrEqual(height);
  await page.emulateMedia({ media: 'print' });
  expect(await room()).toBe(0);
});
