import { expect, test } from '../test.ts';

test.use({ consent: 'ask' });

test('a page printed before the question of consent is answered leaves no room for it', async ({
  page,
}) => {
  const room = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
  await page.goto('/termos');
  expect(await room()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await room()).toBe(0);
});
