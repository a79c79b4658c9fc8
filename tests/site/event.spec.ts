import { expect, test } from '../test.ts';

// Built after the event; React would complain to the console of a mismatch, which fails a test.
const path = '/lp/campaigns/roundtable-sessions-cotia';

test('after its end, the page looks back', async ({ page }) => {
  await page.goto(path);
  await expect(page.getByText('Edição realizada', { exact: true })).toBeVisible();
  await expect(page.getByText('Inscrições abertas', { exact: true })).toHaveCount(0);
});

test('a page built in another state corrects itself, and again when the event ends', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-07-23T14:59:50-03:00' });
  await page.goto(path);
  await page.mouse.move(5, 5);
  await expect(page.getByText('Inscrições abertas', { exact: true })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByText('Edição realizada', { exact: true })).toBeVisible();
});
