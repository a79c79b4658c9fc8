/** States that many statements look at, brought about once. */
import { expect, type Page } from 'playwright/test';
import {
  accountButton,
  confirmedAccount,
  fillSignUp,
  newEmail,
  openForms,
  PASSWORD,
  storedSession,
  takenOver,
  toast,
  trySignIn,
} from '../auth.ts';
import {
  DONE,
  fillContact,
  type Lead,
  leadsOf,
  openContact,
  send,
  solveCaptcha,
  who,
} from '../contact.ts';
import { events, serveTags } from '../site/tags.ts';
import { EVENT, LANDING } from './look.ts';
import { FORMS_PAGE, UNDELIVERED } from './site.ts';
import type { Scene } from './statement.ts';

export interface Exchange {
  /** `POST /auth/v1/token?grant_type=password`. */
  what: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
  answer: unknown;
}

/** All that a page asks of accounts and tables from now on. */
function exchangesOf(page: Page): Exchange[] {
  const exchanges: Exchange[] = [];
  page.on('response', async (response) => {
    const request = response.request();
    const { pathname, search } = new URL(request.url());
    if (!/^\/(auth|rest)\/v1\//.test(pathname)) return;
    const exchange: Exchange = {
      what: `${request.method()} ${pathname}${search}`,
      body: (request.postDataJSON() ?? {}) as Exchange['body'],
      headers: request.headers(),
      answer: undefined,
    };
    exchanges.push(exchange);
    exchange.answer = await response.json().catch(() => undefined);
  });
  return exchanges;
}

export interface SignedIn {
  page: Page;
  email: string;
  exchanges: Exchange[];
  session: Record<string, unknown>;
  /** What the visitor was told of it. */
  told: string;
}

const AUTH_TIME = 90_000;

/** Somebody with an account has signed in by the form, at the embedded service. */
export const signedIn: Scene<SignedIn> = {
  name: 'signed in',
  timeout: AUTH_TIME,
  async open({ page }) {
    const email = newEmail('entrada');
    await confirmedAccount(page, email);
    await openForms(page, '/auth');
    const exchanges = exchangesOf(page);
    await trySignIn(page, email);
    const told = toast(page, 'Login realizado com sucesso!');
    await expect(told).toBeVisible({ timeout: 20_000 });
    const text = (await told.allInnerTexts()).join();
    await expect(accountButton(page)).toBeVisible();
    const of = (path: string) => exchanges.find(({ what }) => what.includes(path))?.answer;
    await expect.poll(() => of('profiles') && of('user_roles')).toBeTruthy();
    const session = JSON.parse((await storedSession(page)) ?? '{}');
    return { page, email, exchanges, session, told: text };
  },
};

/** Somebody has signed up by the form, and has confirmed nothing yet. */
export const signedUp: Scene<SignedIn> = {
  name: 'signed up',
  timeout: AUTH_TIME,
  async open({ page }) {
    const email = newEmail('cadastro');
    await openForms(page, '/auth');
    const exchanges = exchangesOf(page);
    const form = await fillSignUp(page, email, 'Bia Lima');
    await form.getByRole('button', { name: 'Criar conta' }).click();
    const told = page.getByRole('group', { name: 'Conta criada com sucesso!' });
    await expect(told).toBeVisible({ timeout: 30_000 });
    const text = (await told.allInnerTexts()).join();
    await expect
      .poll(() => exchanges.find(({ what }) => what.includes('signup'))?.answer)
      .toBeTruthy();
    return { page, email, exchanges, session: {}, told: text };
  },
};

export { PASSWORD };

export interface Sent {
  page: Page;
  name: string;
  lead: Lead['fields'];
  /** Of the request that carried it. */
  contentType: string;
  method: string;
  url: string;
}

/** The contact form was filled in, from an address with a query and a hash, and sent. */
export const leadSent: Scene<Sent> = {
  name: 'contact form sent',
  timeout: AUTH_TIME,
  async open({ page }) {
    const name = who('Certeira');
    const posted = page.waitForRequest((request) => request.url().includes('/crm/capture'));
    await openContact(page, '?assunto=firewall&origem=teste#formulario');
    await fillContact(page, name);
    await solveCaptcha(page);
    await send(page);
    const request = await posted;
    await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
    const [lead] = await leadsOf(page, name);
    return {
      page,
      name,
      lead: lead?.fields ?? {},
      contentType: (await request.allHeaders())['content-type'] ?? '',
      method: request.method(),
      url: request.url(),
    };
  },
};

export interface Logged {
  page: Page;
  /** What the console was told: the name of the form, and what was entered. */
  log: [string, Record<string, string>];
  /** What the tags were told, event by event. */
  tracked: Awaited<ReturnType<typeof events>>;
  /** What the visitor was told of it. */
  told: string;
  /** The bodies of what was posted to the site's own log. */
  stored: Record<string, unknown>[];
}

const formSent = (path: string, button: string, within = 'main'): Scene<Logged> => ({
  name: `${path} sent`,
  consent: 'accepted',
  timeout: AUTH_TIME,
  async open({ page }) {
    await serveTags(page);
    const logs: Promise<unknown[]>[] = [];
    const stored: Logged['stored'] = [];
    page.on('console', (message) => {
      if (message.type() === 'info')
        logs.push(Promise.all(message.args().map((one) => one.jsonValue())));
    });
    page.on('request', (request) => {
      if (request.url().includes('/rpc/submit_form')) stored.push(request.postDataJSON());
    });
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.locator(`${within} form[data-ready]`).waitFor();
    const form = page.locator(`${within} form`);
    await form.getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await form.getByLabel('E-mail').fill('ana@exemplo.com.br');
    await form.getByLabel('Telefone').fill('ligue 11 3000-0000, ramal 2');
    await form.getByLabel('Empresa').fill('Ação Ltda.');
    if (path === EVENT) {
      await form.getByLabel('Mensagem').fill('Bom dia.');
      await form.getByLabel('SOC', { exact: true }).check();
    }
    await form.getByRole('button', { name: button }).click();
    const told = page.getByRole('group', { name: 'Sucesso!' });
    await expect(told).toBeVisible();
    const text = (await told.allInnerTexts()).join();
    await expect.poll(async () => (await events(page)).gtag.length).toBeGreaterThanOrEqual(2);
    const log = (await Promise.all(logs)).find(([first]) => `${first}`.startsWith('['));
    return { page, log: log as Logged['log'], tracked: await events(page), told: text, stored };
  },
});

export const consultancySent = formSent(LANDING, 'Quero a consultoria gratuita');
export const undeliveredSent = formSent(
  FORMS_PAGE,
  'Quero a consultoria gratuita',
  `#${UNDELIVERED}`,
);
export const eventSent = formSent(EVENT, 'Quero participar');

/** The landing page's form, filled in and sent, at a log that answers so. */
export async function sendTo(
  page: Page,
  answer: { status?: number; body?: string; abort?: boolean },
) {
  await page.route(/\/rpc\/submit_form/, (route) =>
    answer.abort
      ? route.abort()
      : route.fulfill({ contentType: 'application/json', status: 200, body: '{}', ...answer }),
  );
  await page.goto(LANDING);
  await page.mouse.move(5, 5);
  await takenOver(page);
  const form = page.locator('main form');
  await form.getByLabel('Nome', { exact: true }).fill('Ana');
  await form.getByLabel('E-mail').fill('ana@exemplo.com.br');
  await form.getByLabel('Telefone').fill('11');
  await form.getByRole('button', { name: 'Quero a consultoria gratuita' }).click();
}
