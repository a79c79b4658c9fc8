/** A page brings fonts with the site's own characters; the whole files wait for somebody to type others. */
import { expect, test } from '../test.ts';

test('the full font is loaded when a character outside the subset is typed', async ({ page }) => {
  const whole: string[] = [];
  page.on('request', (request) => {
    if (/-latin-wght-normal-.*\.woff2$/.test(request.url())) whole.push(request.url());
  });
  await page.goto('/fale-conosco');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const name = page.getByLabel('Nome', { exact: true });
  await name.fill('João Gonçalves');
  await page.evaluate(() => document.fonts.ready);
  expect(whole).toEqual([]);
  await name.fill('Jørgen Åkesson');
  await expect.poll(() => whole).toHaveLength(1);
});
