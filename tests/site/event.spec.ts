import type { Page } from 'playwright/test';
import { expect, test } from '../test.ts';

// Built after the event; React would complain to the console of a mismatch, which fails a test.
const path = '/lp/campaigns/roundtable-sessions-cotia';

const invited = (page: Page) => page.getByRole('heading', { name: 'Inscreva-se na 2ª edição' });
const waiting = (page: Page) =>
  page.getByRole('heading', { name: 'Entre na lista da próxima mesa' });

async function looksBack(page: Page) {
  await expect(page.getByText('Edição realizada', { exact: true })).toBeVisible();
  await expect(page.getByText('Inscrições abertas', { exact: true })).toHaveCount(0);
  await expect(waiting(page)).toBeVisible();
  await expect(invited(page)).toHaveCount(0);
  // Nothing is sold that is over, and the one form of the page is still at its address.
  await expect(page.getByText(/lugares são poucos|guarde o seu lugar/i)).toHaveCount(0);
  await expect(page.locator('#inscricao form')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

async function invites(page: Page) {
  await expect(page.getByText('Inscrições abertas', { exact: true })).toBeVisible();
  await expect(invited(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(page.locator('#inscricao form')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('after its end, the page looks back', async ({ page }) => {
  await page.goto(path);
  await looksBack(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is as it was built', async ({ page }) => {
    await page.goto(path);
    await looksBack(page);
  });
});

for (const [day, time] of [
  ['the day before', '2025-07-22T11:00:00-03:00'],
  ['on the day', '2025-07-23T12:30:00-03:00'],
] as const) {
  test(`${day}, a page built in another state corrects itself`, async ({ page }) => {
    await page.clock.setFixedTime(time);
    await page.goto(path);
    await page.mouse.move(5, 5);
    await invites(page);
  });
}

test('it changes under the eyes of who has it open when the event ends', async ({ page }) => {
  await page.clock.install({ time: '2025-07-23T14:59:50-03:00' });
  await page.goto(path);
  await page.mouse.move(5, 5);
  await invites(page);
  await page.clock.fastForward(20_000);
  await looksBack(page);
});
