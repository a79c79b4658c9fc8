/** What a tab that was opened before a deploy does after it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { swapIn } from '../../src/build/swap.ts';
import { contentRoot, distDir, projectRoot } from '../../src/node/project.ts';
import { axeViolations } from '../axe.ts';
import { renamedBuild } from '../renamed-build.ts';
import { DEPLOY_PORT } from '../servers.ts';
import { expect, hydrated, ignoreMadeUpPointer, LONG, test } from '../test.ts';

const address = `http://localhost:${DEPLOY_PORT}`;
let root: string;
let server: ChildProcess;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: address });

test.beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(contentRoot, folder), join(root, folder), { recursive: true });
  await deploy('a');
  server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(DEPLOY_PORT),
      CONTENT_ROOT: root,
      DIST_DIR: join(root, 'dist'),
      LOCAL_DATA: join(root, '.local'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout!, 'data'); // its address
});
test.afterAll(async () => {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
  rmSync(root, { recursive: true, maxRetries: 5, retryDelay: 200 });
});
test.beforeEach(() => deploy('a'));

/** Puts the build in place, as a build does. */
async function deploy(name: string): Promise<void> {
  const dist = join(root, 'built');
  renamedBuild(distDir, dist, name);
  await swapIn(dist, join(root, 'dist'));
}

const contact = (page: import('playwright/test').Page) =>
  page.locator('header a[href="/fale-conosco"]:visible');

/** Moves the mouse until the app has the form: a page that was loaded anew waits for it again. */
const formIsReady = (page: import('playwright/test').Page) =>
  expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator('form[data-ready]')).toHaveCount(1, { timeout: 3000 });
  }).toPass();

test('a link leads to the new build, with its form', { tag: LONG }, async ({ page, watched }) => {
  watched.allowed.push(/404/);
  await page.goto('/sobre');
  await hydrated(page);
  await deploy('b');
  await contact(page).click();
  await expect(page).toHaveURL('/fale-conosco');
  await formIsReady(page);
  await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
  await expect(page.locator('script[data-bring]')).toHaveAttribute('data-bring', /b\.js$/);
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link prefetched before or after the deploy leads to the new build', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(/404|dynamically imported|could not be loaded/);
  for (const when of ['before', 'after']) {
    await page.goto('about:blank'); // a page of the other build would load itself anew
    await deploy('a');
    await page.goto('/sobre');
    await hydrated(page);
    if (when === 'after') await deploy('b');
    await contact(page).hover();
    await page.waitForLoadState('networkidle');
    if (when === 'before') await deploy('b');
    await expect(page).toHaveURL('/sobre');
    await contact(page).click();
    await expect(page).toHaveURL('/fale-conosco');
    await formIsReady(page);
    await expect(page.getByLabel('Nome', { exact: true })).toBeVisible();
  }
});

test('/auth works after the deploy', { tag: LONG }, async ({ page, watched }) => {
  watched.allowed.push(/404/);
  await page.goto('/sobre');
  await hydrated(page);
  await deploy('b');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/auth',
      textContent: 'Entrar',
    });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('E-mail').first()).toBeVisible();
});

test('half-typed text is kept, before the app has loaded and afterwards', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404|could not be loaded/);
  await page.goto('/fale-conosco');
  await formIsReady(page);
  await page.getByLabel('Sobrenome').fill('Meia-Frase');
  await deploy('b');
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
  await expect(page).toHaveURL('/sobre');
  await contact(page).click();
  await expect(page).toHaveURL('/fale-conosco');
  await hydrated(page);
  await expect(page.getByLabel('Sobrenome')).toHaveValue('Meia-Frase');
});

test('a page opened before the deploy is updated at the first interaction after it', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404|could not be loaded|MIME/);
  // Or all of it would have been fetched before.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto('/nsoc');
  await deploy('b');
  await page.keyboard.press('Tab');
  await expect(page.locator('script[data-bring]')).toHaveAttribute('data-bring', /b\.js$/);
});

test('a form whose code is missing says so, and does not try again', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/404|dynamically imported|ERR_FAILED/);
  let asked = 0;
  await page.route('**/assets/config-form*.js', (route) => {
    asked += 1;
    return route.abort();
  });
  /** Fetched ahead, preloaded, imported, once more after a pause, and after the page was loaded anew; then no more. */
  const isLeft = async () => {
    const before = asked;
    await page.waitForTimeout(3000);
    expect(asked).toBe(before);
  };
  await page.goto('/fale-conosco');
  // Prerendered: it stays, and the browser sends it.
  await formIsReady(page);
  await expect(page.getByLabel('Sobrenome')).toBeVisible();
  await isLeft();
  await page.goto('/sobre');
  await hydrated(page);
  await contact(page).click();
  // There is none here: the section says so, and the visitor decides.
  const alert = page.getByRole('alert').filter({ hasText: 'não pôde ser exibida' });
  await expect(alert.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await isLeft();
});

test('missing assets are not cached for a year', async ({ request }) => {
  const gone = await request.get('/assets/nada.js');
  expect(gone.status()).toBe(404);
  expect(gone.headers()['cache-control']).toBe('no-cache');
  const [name] = readdirSync(join(root, 'dist/assets'));
  const there = await request.get(`/assets/${name}`);
  expect(there.headers()['cache-control']).toContain('immutable');
});
