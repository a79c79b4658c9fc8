/** The dev server and its studio on the site in two languages, of which one is written from right to left. */
import type { ChildProcess } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, projectRoot } from '../../../src/node/project.ts';
import { answering, at, MIRRORED_DEV_PORT } from '../../servers.ts';
import { startServer } from '../../start-server.ts';
import { expect, hydrated, test } from '../../test.ts';

test.describe.configure({ mode: 'default' });
test.use({ ...at(MIRRORED_DEV_PORT), contextOptions: { reducedMotion: 'reduce' } });

let server: ChildProcess;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = {
    root: join(cacheDir, 'arabic-dev-site'),
    dist: join(cacheDir, 'arabic-dev-dist'),
  };
  // The dev server writes schemas for the editor beside the site.
  rmSync(site.root, { recursive: true, force: true });
  cpSync(join(projectRoot, 'tests/arabic-site'), site.root, { recursive: true });
  server = startServer({ script: '../scripts/dev.ts', port: MIRRORED_DEV_PORT, site });
  await answering(`http://localhost:${MIRRORED_DEV_PORT}/`);
});
test.afterAll(() => {
  server.kill();
});

test('the canvas of the studio shows a page in its own direction', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto('/__studio#/site-config/pages/ar/contact.json');
  const canvas = page.frameLocator('iframe').first();
  const title = canvas.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('اتصل بنا');
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'ar');
  // A style that says a side: the mark of a list stands at the right of its words.
  const note = canvas.getByRole('listitem').filter({ hasText: 'خلال يومين' });
  const padding = (side: string) =>
    note.evaluate((item, name) => getComputedStyle(item).getPropertyValue(name), side);
  expect(Number.parseFloat(await padding('padding-right'))).toBeGreaterThan(0);
  expect(await padding('padding-left')).toBe('0px');

  await page.goto('/__studio#/site-config/pages/contact.json');
  await expect(title).toHaveText('Contact');
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('what the app renders in the dev server is mirrored too', async ({ page }) => {
  await page.goto('/ar');
  await hydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'اتصل بنا' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا');
  const note = page.getByRole('listitem').filter({ hasText: 'خلال يومين' });
  await expect(note).toHaveCSS('padding-left', '0px');
});
