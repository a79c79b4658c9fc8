import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../../src/node/project.ts';
import { axeViolations } from '../../axe.ts';
import { startExample } from '../../example/example-site.ts';
import { reflowProblems } from '../../reflow.ts';
import { at, LANGUAGES_PORT } from '../../servers.ts';
import { expect, hydrated, test } from '../../test.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.use({ ...at(LANGUAGES_PORT), contextOptions: { reducedMotion: 'reduce' } });

let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(600_000); // it is built, in minutes on a machine that has much else to do
  const root = join(projectRoot, 'tests/arabic-site');
  server = await startExample({ root, dist: join(cacheDir, 'arabic-dist'), port: LANGUAGES_PORT });
});
test.afterAll(() => {
  server.kill();
});

const ARABIC = ['/ar', '/ar/work', '/ar/contact'];

test('a page says its language and direction, and its translations to search engines', async ({
  page,
}) => {
  await page.goto('/ar/work');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ar_EG');
  const alternates = await page
    .locator('link[hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  const site = `http://localhost:${LANGUAGES_PORT}`;
  expect(Object.fromEntries(alternates)).toEqual({
    en: `${site}/work`,
    ar: `${site}/ar/work`,
    'x-default': `${site}/work`,
  });
  await page.goto('/work');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(page.locator('link[hreflang=ar]')).toHaveAttribute('href', `${site}/ar/work`);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`hreflang="ar" href="${site}/ar/contact"`);
});

test('the switch leads to the same page, after a navigation too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ar');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'أعمالنا' }).first().click();
  await expect(page).toHaveTitle('أعمالنا | صندل');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/work');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'العربية' }).first().click();
  await expect(page).toHaveURL('/ar/work');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a link in a page to one in another language opens a document of that language', async ({
  page,
}) => {
  await page.goto('/ar/contact');
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a');
    link?.setAttribute('href', '/contact');
    link?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is in the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/contact');
  });
});

test('a page loads the words of its own language alone', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/ar');
  await hydrated(page);
  const text = (await Promise.all(scripts)).join('');
  expect(text).toContain('أبواب وطاولات ورفوف، نصنعها في الإسكندرية');
  expect(text).not.toContain('Doors, tables and shelves, made in Alexandria');
});

test('an address that there is not is answered in the language above it', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404 \(Not Found\)/);
  await page.goto('/ar/nothing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/nothing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('Arabic pages: no axe violation, nothing beside the window', async ({ page }) => {
  for (const path of ARABIC)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await hydrated(page);
      expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
      expect(await reflowProblems(page), `${path} at ${width} px`).toEqual([]);
    }
});
