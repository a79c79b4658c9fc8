import type { Page } from 'playwright/test';
import { accountButton, signOut } from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';
import { serveTags } from './tags.ts';

/** What a page of the site has around it, and the workspace has not. */
const publicParts = (page: Page) => [
  page.getByRole('contentinfo'),
  page.locator('a[href*="wa.me"]'),
  page.getByRole('region', { name: /cookies/i }),
];

test('the panel has its own frame, before any script and after; the site’s pages keep theirs', async ({
  page,
}) => {
  const html = await (await page.request.get('/painel')).text();
  expect(/aria-current="page"[^>]* href="\/painel"/.test(html)).toBe(true);
  for (const part of ['<footer', 'id="_consent"', '_menu-mobile'])
    expect(html.includes(part), part).toBe(false);
  await page.goto('/painel');
  await expect(page.getByRole('heading', { name: 'Entre para ver os envios' })).toBeVisible();
  for (const part of publicParts(page)) await expect(part).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Painel');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /página inicial/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the account menu leads to the panel and, in the panel, to the account and to sign out', {
  tag: LONG,
}, async ({ page }) => {
  await signInAsAdministrator(page);
  await page.goto('/');
  await accountButton(page).click();
  await page.getByRole('link', { name: 'Painel' }).click();
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Contatos' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // A list that is still on its way would be refused to a person who has signed out.
  await expect(page.getByText(/^(Envios encontrados|Mais de|Nenhum envio)/)).toBeVisible();
  await accountButton(page).click();
  await expect(bar.getByRole('link', { name: 'Minha conta' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Painel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Entre para ver os envios' })).toBeVisible();
});

test.describe('a person who has accepted cookies', () => {
  test.use({ consent: 'accepted' });

  test('loads no tag in the workspace', async ({ page }) => {
    const asked = await serveTags(page);
    await signInAsAdministrator(page);
    await page.goto('/');
    await expect.poll(() => asked.length).toBe(2);
    await accountButton(page).click();
    await page.getByRole('link', { name: 'Painel' }).click();
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeEnabled();
    // The document is loaded anew meanwhile.
    const isTold = () => page.evaluate(() => 'told' in window).catch(() => true);
    await expect.poll(isTold).toBe(false);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Buscar' })).toBeEnabled();
    expect(await page.evaluate(() => 'told' in window)).toBe(false);
  });
});
