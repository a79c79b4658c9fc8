import { expect, test } from '../test.ts';

test('neighbours of one manufacturer show its logo once', async ({ page }) => {
  await page.goto('/gestao-vulnerabilidades');
  const tools = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: /^(Varredo|Vedra) / }) });
  await expect(tools).toHaveCount(4);
  const logos = page.locator('img[src*="/parceiros/"]').filter({ visible: true });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [index, count] of [1, 0, 0, 1].entries())
      await expect(tools.nth(index).locator(logos)).toHaveCount(count);
  }
});
