/** Section 2: moving between pages, and the page that is not there. */
import { expect } from 'playwright/test';
import { put, remove, swap } from '../edits.ts';
import { CASES, EVENT, footer, LANDING, menu, now, SERVICE_PAGES } from '../look.ts';
import { alone, on, type Statement } from '../statement.ts';

export default [
  {
    id: '19.1',
    says: 'no route has path parameters: an address below a page is unknown, and each is listed',
    tried: alone(async ({ page }) => {
      for (const path of ['/nsoc/1', '/case-afip/2015', '/materiais/guia'])
        expect((await page.request.get(path)).status(), path).toBe(404);
      const sitemap = await (await page.request.get('/sitemap.xml')).text();
      const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
        ([, path]) => path || '/',
      );
      expect(paths).toEqual(
        expect.arrayContaining(['/', '/sobre', '/materiais', '/fale-conosco', LANDING, EVENT]),
      );
      expect(paths).toEqual(expect.arrayContaining([...SERVICE_PAGES, ...CASES]));
      expect(paths.join()).not.toMatch(/[:*{}[\]]/);
    }),
    breaks: [put('pages/servicos/nsoc.json', 'meta/noindex', true)],
  },
  {
    id: '19.2',
    says: 'every route change scrolls to the top',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      await page.mouse.move(5, 5);
      const scrolled = () => page.evaluate(() => window.scrollY);
      for (const path of ['/nsoc', '/sobre', '/materiais']) {
        const link = footer(page).locator(`a[href="${path}"]`).first();
        await link.scrollIntoViewIfNeeded();
        expect(await scrolled()).toBeGreaterThan(500);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect.poll(scrolled).toBe(0);
      }
    }),
    breaks: [swap('src/app/engine/route-effects.tsx', 'top: 0', 'top: 300')],
  },
  {
    id: '19.3',
    says: 'an unknown path shows a not-found page',
    tried: alone(async ({ page }) => {
      const answer = await page.goto('/nao/existe');
      expect(answer?.status()).toBe(404);
      await now(page).toHaveTitle(/não encontrada/);
      await now(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
      await now(menu(page)).toBeVisible();
    }),
    breaks: [put('pages/404.json', 'sections/hero/title', 'Bem-vindo')],
  },
  {
    id: '19.4',
    says: "it says 'Oops! Page not found'",
    tried: on('/nao-existe', async (page) => {
      await now(page.getByText('Oops! Page not found', { exact: true })).toBeVisible();
      await now(page.locator('main [lang=en]')).toHaveText('Oops! Page not found');
    }),
    breaks: [
      swap('pages/404.json', 'Oops! Page not found', 'Page not found'),
      remove('pages/404.json', 'sections/hero/subtitle'),
    ],
  },
  {
    id: '19.5',
    says: 'it has a link back to home',
    tried: alone(async ({ page }) => {
      await page.goto('/nao-existe');
      await page
        .getByRole('main')
        .getByRole('link', { name: /início/ })
        .first()
        .click();
      await expect(page).toHaveURL('/');
    }),
    breaks: [put('pages/404.json', 'sections/hero/actions/0/to', '/sobre')],
  },
  {
    id: '19.6',
    says: 'a generic page title is restored on leaving a page',
    differs: 'each page has a title of its own, also on each navigation and on the way back',
    tried: alone(async ({ page }) => {
      await page.goto('/');
      const home = await page.title();
      expect(home).toContain('Segurança da informação para empresas');
      await page.mouse.move(5, 5);
      await footer(page).locator('a[href="/nsoc"]').first().click();
      await expect(page).toHaveTitle(/NSOC/);
      await page.goBack();
      await expect(page).toHaveTitle(home);
    }),
    breaks: [put('pages/servicos/nsoc.json', 'meta/title', 'Segurança da informação | Baluarte')],
  },
] satisfies Statement[];
