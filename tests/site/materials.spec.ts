import { expect, hydrated, test } from '../test.ts';

test('a card leads to its case, and the case leads back', async ({ page }) => {
  await page.goto('/materiais');
  await hydrated(page);
  const cards = page.locator('#casos li:has(h3)');
  await expect(cards).toHaveCount(4);
  // All of the card is the link, so that lies above what is clicked.
  await cards.first().locator('dl').click({ force: true });
  await expect(page).toHaveURL('/case-barbosa');
  await page.getByRole('link', { name: 'Todos os materiais' }).click();
  await expect(page).toHaveURL('/materiais');
});

test('drawings of cases to the edge are as wide as the window, and their words begin where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/materiais');
  const cases = page.getByRole('region', { name: 'Quatro clientes, quatro riscos diferentes' });
  const room = await page.locator(':root').evaluate(({ clientWidth }) => clientWidth);
  const drawings = await Promise.all(
    (await cases.locator('img').all()).map((drawing) => drawing.boundingBox()),
  );
  expect(drawings).toHaveLength(4);
  const [first, second, third] = drawings;
  expect(first!.x).toBeLessThanOrEqual(1);
  expect(second!.x + second!.width).toBeGreaterThanOrEqual(room - 1);
  expect(second!.x - (first!.x + first!.width)).toBeLessThanOrEqual(1);
  expect(third!.y).toBeGreaterThan(first!.y + first!.height);
  const heading = (await cases.getByRole('heading', { level: 2 }).boundingBox())!;
  const title = (await cases.getByRole('heading', { level: 3 }).first().boundingBox())!;
  expect(Math.abs(title.x - heading.x)).toBeLessThanOrEqual(8); // half of a scrollbar
});

test('a case has one h1, and bars with a name and a value', async ({ page }) => {
  await page.goto('/case-barbosa');
  await expect(page.locator('h1')).toHaveCount(1);
  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
  const bar = page.getByRole('progressbar', { name: 'Disponibilidade da rede das lojas' });
  await expect(bar).toHaveAttribute('value', '99.9');
  await expect(bar).toHaveAttribute('aria-valuetext', '99,9%');
  await expect(page.locator('blockquote')).toBeVisible();
});

test('a guide is downloaded, not opened', async ({ page }) => {
  await page.goto('/materiais');
  await hydrated(page);
  const link = page.getByRole('link', { name: /^Baixar em PDF As primeiras 24 horas/ });
  const started = page.waitForEvent('download');
  await link.click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('primeiras-24-horas.pdf');
  await expect(page).toHaveURL('/materiais');
});
