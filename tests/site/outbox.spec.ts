/** What was written offline is sent by whatever page of the site is open when the connection is back. */
import type { BrowserContext, Page } from 'playwright/test';
import {
  fillContact,
  fillLanding,
  leadsOf,
  openContact,
  openForm,
  QUEUED,
  send,
  who,
} from '../contact.ts';
import { expect, ignoreMadeUpPointer, LONG, test } from '../test.ts';

const LANDING = '/lp/campaigns/roundtable-sessions-cotia';
const SENT = 'O que você escreveu sem internet foi enviado agora.';
const KEPT = 'O que você escreveu está guardado no formulário, pronto para enviar.';

interface Attempt {
  submission_id: string;
  fields: { name: string; value: string }[];
}

/** What the log was asked to keep, of all tabs. */
function attemptsIn(context: BrowserContext): Attempt[] {
  const attempts: Attempt[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/rpc/submit_form')) attempts.push(request.postDataJSON());
  });
  return attempts;
}

/** Sends the form of the event offline, in a tab that is closed then. Resolves to the id that waits. */
async function writeOffline(context: BrowserContext): Promise<string> {
  const tab = await context.newPage();
  await openForm(tab, LANDING);
  await fillLanding(tab);
  await context.setOffline(true);
  await tab.getByRole('button', { name: 'Quero participar' }).click();
  await expect(tab.getByRole('heading', { name: QUEUED })).toBeFocused();
  const [{ id }] = await tab.evaluate(() => JSON.parse(localStorage.outbox));
  await tab.close();
  return id;
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test.beforeEach(async ({ page, watched }) => {
  await page.addInitScript(ignoreMadeUpPointer); // nobody touches these pages
  watched.allowed.push(/net::ERR_INTERNET_DISCONNECTED/); // what the page was still loading, such as lazy pictures
});

for (const path of ['/cookies', LANDING])
  test(`a submission whose tab is closed is sent by ${path}, opened and left alone`, {
    tag: LONG,
  }, async ({ page, context }) => {
    const attempts = attemptsIn(context);
    await page.goto('/robots.txt'); // the browser stays open
    const id = await writeOffline(context);
    await context.setOffline(false);
    await page.goto(path);
    const done = page.getByRole('heading', { name: 'Recebemos o seu pedido' });
    await expect(path === LANDING ? done : toast(page, SENT)).toBeVisible();
    expect(attempts).toMatchObject([{ submission_id: id, page: expect.stringMatching(LANDING) }]);
    expect(JSON.stringify(attempts)).toContain('ana@exemplo.com.br');
    expect(await page.evaluate(() => localStorage.outbox)).not.toContain('ana@exemplo.com.br');

    // It is neither sent nor told again.
    await page.goto('/');
    await page.mouse.wheel(0, 100);
    await expect(page.locator('main')).toBeVisible();
    expect(attempts).toHaveLength(1);
  });

test('two pages that were open all the time send it once, and one of them tells', {
  tag: LONG,
}, async ({ page, context }) => {
  const attempts = attemptsIn(context);
  const other = await context.newPage();
  await other.addInitScript(ignoreMadeUpPointer);
  for (const [tab, path] of [
    [other, '/'],
    [page, '/cookies'],
  ] as const) {
    await tab.goto(path, { waitUntil: 'networkidle' });
  }
  const id = await writeOffline(context);
  await page.bringToFront();
  await context.setOffline(false);
  const toasts = async () => (await toast(page, SENT).count()) + (await toast(other, SENT).count());
  await expect.poll(toasts).toBe(1);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.outbox)[0]))
    .toMatchObject({ id, result: 'confirmed', told: true });
  expect(attempts.map(({ submission_id }) => submission_id)).toEqual([id]);
});

test('a submission of a clock that was ahead is sent', { tag: LONG }, async ({ page, context }) => {
  const attempts = attemptsIn(context);
  await page.goto('/robots.txt');
  const id = await writeOffline(context);
  await page.evaluate(() => {
    const [entry] = JSON.parse(localStorage.outbox);
    localStorage.outbox = JSON.stringify([{ ...entry, at: entry.at + 400 * 86_400_000 }]);
  });
  await context.setOffline(false);
  await page.goto('/cookies');
  await expect(toast(page, SENT)).toBeVisible();
  expect(attempts.map(({ submission_id }) => submission_id)).toEqual([id]);
});

test('what needs a captcha is told on every page, with the way to its form', { tag: LONG }, async ({
  page,
  context,
}) => {
  const name = who('Longe');
  await page.goto('/robots.txt');
  const tab = await context.newPage();
  await openContact(tab);
  await fillContact(tab, name);
  await context.setOffline(true);
  await send(tab);
  await expect(tab.getByRole('heading', { name: QUEUED })).toBeFocused();
  await tab.close();
  await context.setOffline(false);
  await page.goto('/cookies');
  const told = toast(page, KEPT);
  await expect(told).toContainText('A internet voltou');
  await told.getByRole('link', { name: 'Abrir o formulário' }).click();
  await expect(page).toHaveURL('/fale-conosco');
  await expect(toast(page, KEPT)).toHaveCount(0);
  await expect(page.getByLabel('Sobrenome')).toHaveValue(name);
  expect(await leadsOf(page, name)).toEqual([]);
});

for (const [outcome, answer, title, tag] of [
  ['refused', { status: 'refused' }, 'O pedido não foi enviado', []],
  ['without an answer', {}, 'Não sabemos se o contato chegou', [LONG]],
] as const)
  test(`a submission that is ${outcome} is told, and waits in its form with all that was written`, {
    tag: [...tag],
  }, async ({ page, context }) => {
    await page.goto('/robots.txt');
    await writeOffline(context);
    await context.route('**/rpc/submit_form', (route) => route.fulfill({ json: answer }));
    await context.setOffline(false);
    await page.goto('/cookies');
    await expect(toast(page, KEPT)).toContainText(title);
    await page.getByRole('alert').getByRole('button', { name: 'Fechar' }).click();
    await expect(toast(page, KEPT)).toHaveCount(0);
    await context.unroute('**/rpc/submit_form');
    const attempts = attemptsIn(context);
    await page.goto(LANDING);
    await expect(page.getByRole('group', { name: title })).toHaveCount(0);
    await page.getByLabel('E-mail').focus();
    await expect(page.getByRole('group', { name: title })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplo.com.br');
    expect(attempts).toEqual([]); // by hand alone
    await page.getByRole('button', { name: 'Quero participar' }).click();
    await expect(page.getByRole('heading', { name: 'Recebemos o seu pedido' })).toBeFocused();
  });
