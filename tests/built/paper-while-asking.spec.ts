import { expect, test } from '../test.ts';

test.use({ consent: 'ask' });

test('a page printed before the question of consent is answered leaves no room for it', async ({
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
