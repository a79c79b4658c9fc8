/** What a visitor notices of a deploy on a real server: nothing. */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../src/build/compress.ts';
import { noStore } from '../../src/node/file-store.ts';
import { fillContact, leadsOf, openContact, send, solveCaptcha, who } from '../contact.ts';
import { renamedBuild } from '../renamed-build.ts';
import { expect, hydrated, ignoreMadeUpPointer, test } from '../test.ts';
import { hasRsync, publish } from './publish.ts';
import { folder, served } from './site.ts';

const first = join(folder, 'a/dist');
const second = join(folder, 'b/dist');

test.describe.configure({ mode: 'serial' });
test.skip(!hasRsync(), 'rsync is not installed (Debian: apt-get install rsync)');

test.beforeAll(async () => {
  test.setTimeout(300_000);
  rmSync(second, { recursive: true, force: true });
  renamedBuild(first, second, 'b');
  for (const name of readdirSync(second, { recursive: true, encoding: 'utf8' }))
    if (/\.(br|gz)$/.test(name)) rmSync(join(second, name));
  await compress(second, noStore);
  // As a build keeps those of the one before; going back to the first is a build, too.
  for (const [from, to] of [
    [first, second],
    [second, first],
  ] as const)
    cpSync(join(from, 'assets'), join(to, 'assets'), { recursive: true, force: false });
});
test.beforeEach(() => publish(first, served));
test.afterAll(() => publish(first, served));

test('a half-filled form can be finished and sent after the next build is published', async ({
  page,
}) => {
  const name = who('Meia-Frase');
  await openContact(page);
  await fillContact(page, name);
  publish(second, served);
  await page.getByLabel('E-mail').fill('depois@exemplo.com.br');
  await solveCaptcha(page);
  await send(page);
  await expect.poll(() => leadsOf(page, name)).toHaveLength(1);
});

test('leaving the form and returning keeps its content in the next build', async ({ page }) => {
  const name = who('Ida-e-Volta');
  await openContact(page);
  await page.getByLabel('Sobrenome').fill(name);
  publish(second, served);
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
  await expect(page).toHaveURL(/\/sobre$/);
  await expect(page.locator('script[data-bring]')).toHaveAttribute('data-bring', /b\.js$/);
  await hydrated(page);
  await page.locator('header a[href="/fale-conosco"]').first().click();
  await expect(page.getByLabel('Sobrenome')).toHaveValue(name);
});

test('an untouched tab is updated', async ({ page, watched }) => {
  watched.allowed.push(/could not be loaded/);
  // Or all of it would have been fetched before.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto('/nsoc');
  publish(second, served);
  await page.keyboard.press('Tab');
  await expect(page.locator('script[data-bring]')).toHaveAttribute('data-bring', /b\.js$/);
});

test('old assets are kept until they expire, and no others', () => {
  publish(second, served);
  const scripts = (dist: string) => readdirSync(join(dist, 'assets'));
  for (const name of [...scripts(first), ...scripts(second)])
    expect(existsSync(join(served, 'assets', name)), name).toBe(true);
});
