import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { appModules } from '../app-modules.ts';
import { axeViolations } from '../axe.ts';
import { holdRequests } from '../hold-requests.ts';
import { banner, button, stored } from '../site/consent-page.ts';
import { expect, hydrated, ignoreMadeUpPointer, LONG, test } from '../test.ts';

const APP = '**/assets/*.js';

const isRunning = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react')),
  );

test('a page without motion runs at most 5 kB of script before the first interaction', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  const session = await page.context().newCDPSession(page);
  const parsed: string[] = [];
  session.on('Debugger.scriptParsed', ({ url }) => parsed.push(url));
  await session.send('Debugger.enable');
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto('/nsoc', { waitUntil: 'networkidle' });
  const inline = await page
    .locator('script')
    .evaluateAll((scripts) => scripts.map((one) => one.textContent));
  // The rest of the boot script, alone.
  const rest = [expect.stringMatching(/\/assets\/bring-app-\w+\.js$/)];
  expect(requested).toEqual(rest);
  const parsedFiles = () => parsed.filter((url) => url.includes('/assets/'));
  await expect.poll(parsedFiles).toEqual(rest); // which is told a moment later
  const fetched = await page.request.get(requested[0]!);
  const scripts = [...inline, await fetched.text()];
  expect(brotliCompressSync(scripts.join('')).length).toBeLessThanOrEqual(5000);
});

test('the app is fetched when idle, but not run', async ({ page }) => {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.addInitScript(ignoreMadeUpPointer);
  await page.goto('/nsoc');
  await expect.poll(() => [...requested]).toContain('/_page/nsoc.json');
  const { bring = '' } = await page
    .locator('script[data-bring]')
    .evaluate((script: HTMLElement) => ({ ...script.dataset }));
  const files = [...appModules(await (await page.request.get(bring)).text()), bring];
  expect(files.length).toBeGreaterThan(1);
  await expect.poll(() => files.filter((path) => !requested.has(path))).toEqual([]);
  // Of which Firefox would refuse each, for `default-src 'none'`.
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  expect(await isRunning(page)).toBe(false);
});

test('the page of an event starts the app when the event ends, and not before', async ({
  page,
}) => {
  await page.addInitScript(ignoreMadeUpPointer);
  await page.clock.install({ time: '2025-07-23T12:00:00Z' });
  const path = '/lp/campaigns/roundtable-sessions-cotia';
  // The fixture's event is over, so that its page says of none when it ends.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body).not.toContain('data-starts');
    const starts = '<script data-starts="2025-07-23T15:00:00-03:00" data-bring';
    await route.fulfill({ response, body: body.replace('<script data-bring', starts) });
  });
  const downloaded = page.waitForResponse('**/_page/**');
  await page.goto(path);
  await page.clock.runFor(5000); // idle, by any browser's count
  await downloaded;
  expect(await isRunning(page)).toBe(false);
  await page.clock.fastForward('06:00:00');
  await expect.poll(() => isRunning(page)).toBe(true);
});

test('a tab shows its panel before the app has loaded, and the app continues from there', async ({
  page,
}) => {
  const letAppCome = await holdRequests(page, APP);
  await page.goto('/sobre');
  for (const year of ['2010', '2015']) {
    await page.getByRole('tab', { name: year }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(year);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await expect(page.getByRole('tabpanel', { name: year })).toBeVisible();
  }
  letAppCome();
  await hydrated(page);
  await expect(page.getByRole('tabpanel', { name: '2015' })).toBeVisible();
  await page.getByRole('tab', { name: '2004' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: '2004' })).toBeVisible();
});

test('a click before the app has loaded is handled afterwards', async ({ page }) => {
  const letAppCome = await holdRequests(page, APP);
  await page.goto('/');
  await page.getByRole('button', { name: 'Quadro anterior' }).click();
  await expect(page.getByRole('group', { name: 'Quadro 1 de 3' })).toBeVisible();
  letAppCome();
  await expect(page.getByRole('group', { name: 'Quadro 3 de 3' })).toBeVisible();
});

test.describe('what needs no app is done before it has loaded, once', () => {
  test.use({ consent: 'ask' });

  test('slides turn, and an answer about consent is stored', async ({ page }) => {
    const letAppCome = await holdRequests(page, '**/assets/react-*.js');
    await page.goto('/');
    const slide = (index: number) => page.getByRole('group', { name: `Quadro ${index} de 3` });
    await page.getByRole('button', { name: 'Quadro anterior' }).click();
    await expect(slide(3)).toBeVisible();
    await page.getByRole('button', { name: /^Ir para o quadro 2/ }).click();
    await expect(slide(2)).toBeVisible();
    await button(page, 'Rejeitar todos').click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toMatchObject({
      version: 1,
      categories: { measurement: false, marketing: false },
    });
    letAppCome();
    await hydrated(page);
    await expect(page.locator('[data-slides]')).toHaveAttribute('data-taken');
    await expect(slide(2)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.getByRole('button', { name: 'Próximo quadro' }).click();
    await expect(slide(3)).toBeVisible();
  });
});

test('an arrow key before the app has loaded is handled afterwards', async ({ page }) => {
  const letAppCome = await holdRequests(page, APP);
  await page.goto('/sobre');
  await page.getByRole('tab', { name: '2004' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('2004');
  letAppCome();
  await expect(page.getByRole('tabpanel', { name: '2010' })).toBeVisible();
});

/** Code of its own that the sign-in page needs beside the app: its screen, and its form. */
const LATER = ['**/assets/access-screens-*.js', '**/assets/config-form-*.js'];

for (const [what, held] of [
  ['the app', [APP]],
  ['the screen', LATER],
  ['the form', LATER.slice(1)],
] as const)
  test(`controls pressed before ${what} has loaded are handled afterwards, once`, {
    tag: LONG,
  }, async ({ page }) => {
    const come = await Promise.all(held.map((pattern) => holdRequests(page, pattern)));
    await page.goto('/auth');
    if (what !== 'the app') await hydrated(page);
    // It toggles: pressed twice it would seem not to be pressed.
    await page.getByRole('button', { name: 'Mostrar a senha' }).first().click();
    await page.getByRole('tab', { name: 'Cadastrar' }).click();
    for (const letCome of come) letCome();
    await expect(page.getByRole('tabpanel', { name: 'Cadastrar' })).toBeVisible();
    await page.getByRole('tab', { name: 'Entrar' }).click();
    await expect(page.getByRole('button', { name: 'Ocultar a senha' })).toBeVisible();
    await expect(page.locator('input[name=password]').first()).toHaveAttribute('type', 'text');
  });

test('what is typed, chosen and sent before the form has loaded is kept', async ({ page }) => {
  const letCome = await holdRequests(page, '**/assets/config-form-*.js');
  await page.goto('/fale-conosco');
  await hydrated(page);
  await page.getByLabel('Sobrenome').fill('Prado');
  await page.getByLabel('Aceito receber').check();
  await page.getByLabel('Assunto (opcional)').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  letCome();
  const missing = page.getByRole('group', { name: 'Confira os campos antes de enviar' });
  await expect(missing).toContainText('E-mail');
  await expect(missing).not.toContainText('Sobrenome');
  await expect(missing).not.toContainText('Aceito');
  await expect(page.getByLabel('Sobrenome')).toHaveValue('Prado');
  await expect(page.getByLabel('Assunto (opcional)')).not.toHaveValue('');
});

test('what the address chooses is chosen before any touch, and sent by the first one', async ({
  page,
}) => {
  await page.addInitScript(ignoreMadeUpPointer);
  const subject = page.getByLabel('Assunto (opcional)');
  await page.goto('/fale-conosco?assunto=nenhum');
  await page.waitForLoadState('networkidle');
  await expect(subject).toHaveValue('');

  await page.goto('/fale-conosco?assunto=firewall');
  await expect(subject).toHaveValue('firewall');
  expect(await isRunning(page)).toBe(false);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(
    page.getByRole('group', { name: 'Confira os campos antes de enviar' }),
  ).not.toContainText('Assunto');
  await expect(subject).toHaveValue('firewall');
});

test('a radio that the address chooses is chosen before any touch, and stays when the app starts', async ({
  page,
}) => {
  await page.addInitScript(ignoreMadeUpPointer);
  const letAppCome = await holdRequests(page, '**/assets/react-*.js');
  await page.goto('/lp/visita?formato=empresa');
  const chosen = page.getByLabel('Na minha empresa');
  await expect(chosen).toBeChecked();
  expect(await isRunning(page)).toBe(false);
  // By itself: a field waits for that answer.
  letAppCome();
  await expect.poll(() => isRunning(page)).toBe(true);
  await expect(chosen).toBeChecked();
});

test('if the app cannot be loaded, everything is shown, and the next interaction tries again', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(/ERR_FAILED/, /The app could not be loaded/);
  await page.route(APP, (route) => route.abort());
  await page.goto('/sobre');
  await page.mouse.move(5, 5);
  await expect(page.getByText('2015', { exact: true }).last()).toBeVisible();
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Serviços' }).click();
  await page
    .getByRole('link', { name: /^NOC e SOC/ })
    .first()
    .click();
  await expect(page).toHaveURL('/nsoc');
  await page.unroute(APP);
  await page.goto('/sobre');
  await page.getByRole('tab', { name: '2010' }).click();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
});

test('a page whose data fails to load says so and offers to try again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/503/, /answered 503/);
  await page.route('**/_page/sobre.json', (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Sobre', exact: true }).first().click();
  await expect(
    page.getByRole('heading', { name: 'Não foi possível abrir esta página' }),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute('**/_page/sobre.json');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('tab', { name: '2004' })).toBeVisible();
});
