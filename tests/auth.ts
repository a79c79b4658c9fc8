import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, type Locator, type Page } from 'playwright/test';
import type { Email } from '../src/demo/store.ts';
import { projectRoot } from '../src/node/project.ts';

export const PASSWORD = 'Segredo de teste 1';
export const NEW_PASSWORD = 'Outra senha de teste 2';

/** What the browser tells of a link that the server did not take. */
export const REFUSED = /403 \(Forbidden\)|400 \(Bad Request\)/;

/** Nobody else's address. */
export const newEmail = (name: string) =>
  `${name}.${Math.random().toString(36).slice(2)}@exemplo.com.br`;

const demo = parseEnv(readFileSync(join(projectRoot, '.env.demo'), 'utf8'));

/** The e-mails to `to`, the newest first, of the page's server. */
async function emailsTo(page: Page, to: string): Promise<Email[]> {
  const inbox = await (await page.request.get('/__local/inbox.json')).json();
  return (inbox.emails as Email[]).filter((email) => email.to === to);
}

export async function countEmails(page: Page, to: string): Promise<number> {
  return (await emailsTo(page, to)).length;
}

/** The newest e-mail to `to`, once there is one whose first link is about `type`. */
export async function lastEmail(page: Page, to: string, type: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(async () => {
      [found] = await emailsTo(page, to);
      return found?.links[0];
    })
    .toContain(`type=${type}`);
  return found!;
}

/** The link of an e-mail, on the test's server (SITE_URL is the demo's). */
export async function emailLink(page: Page, to: string, type: string): Promise<string> {
  const { links } = await lastEmail(page, to, type);
  const { pathname, search } = new URL(links[0]!);
  return pathname + search;
}

/** Opens a link of an e-mail, which waits for a press. */
export async function openLink(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page
    .getByRole('dialog', { name: 'Falta só um toque' })
    .getByRole('button', { name: 'Continuar' })
    .click();
}

/** Opens a page with forms that the app has taken over. */
export async function openForms(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

export const takenOver = (page: Page) =>
  page.locator('main form[data-ready]').first().waitFor({ state: 'attached' });

export const panel = (page: Page, tab: 'Entrar' | 'Cadastrar'): Locator =>
  page.getByRole('tabpanel', { name: tab });

export async function fillSignUp(page: Page, email: string, fullName = 'Ana Souza') {
  await page.getByRole('tab', { name: 'Cadastrar' }).click();
  const form = panel(page, 'Cadastrar');
  await form.getByLabel('Nome completo').fill(fullName);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirmar senha').fill(PASSWORD);
  return form;
}

/** An account that waits for its confirmation, without the form. */
export async function register(page: Page, email: string, fullName = 'Ana Souza'): Promise<void> {
  const answer = await page.request.post('/auth/v1/signup?redirect_to=/', {
    headers: { apikey: demo.SUPABASE_PUBLISHABLE_KEY! },
    data: { email, password: PASSWORD, data: { full_name: fullName } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** An account that was confirmed in another browser. */
export async function confirmedAccount(
  page: Page,
  email: string,
  fullName?: string,
): Promise<void> {
  await register(page, email, fullName);
  const { links } = await lastEmail(page, email, 'signup');
  const answer = await page.request.post('/auth/v1/verify', {
    headers: { apikey: demo.SUPABASE_PUBLISHABLE_KEY! },
    data: Object.fromEntries(new URL(links[0]!).searchParams),
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The tokens of a session that began in another browser. */
export async function newSession(page: Page, email: string): Promise<Record<string, string>> {
  const { access_token, refresh_token } = await beginSession(page, email, PASSWORD);
  return { access_token, refresh_token };
}

/**
 * The same as `signIn` without the form, for tests that are not about it: a third of what the tests of the
 * panel took. Leaves the page at an address without the app.
 */
export async function keepSession(page: Page, email: string, password: string): Promise<void> {
  const session = await beginSession(page, email, password);
  await page.goto('/robots.txt');
  await page.evaluate((text) => {
    localStorage['sb-session'] = text;
  }, JSON.stringify(session));
}

async function beginSession(page: Page, email: string, password: string) {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: demo.SUPABASE_PUBLISHABLE_KEY! },
    data: { email, password },
  });
  const session = await answer.json();
  expect(session.access_token, await answer.text()).toBeTruthy();
  return session;
}

/** The same as `register`, by the form. */
export async function signUp(page: Page, email: string, fullName?: string): Promise<void> {
  await openForms(page, '/auth');
  const form = await fillSignUp(page, email, fullName);
  await form.getByRole('button', { name: 'Criar conta' }).click();
  // The very first request opens the database.
  await expect(page.getByRole('heading', { name: 'Conta criada com sucesso!' })).toBeFocused({
    timeout: 60_000,
  });
}

/** A new account, confirmed through its e-mail, and signed in by that. */
export async function newAccount(page: Page, email: string, fullName?: string): Promise<void> {
  await register(page, email, fullName);
  await openLink(page, await emailLink(page, email, 'signup'));
  await expect(toast(page, 'E-mail confirmado')).toBeVisible();
  await expect(accountButton(page)).toBeVisible();
}

export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  const form = panel(page, 'Entrar');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Senha', { exact: true }).fill(password);
  return form;
}

/** What is pressed to sign in, without waiting for what comes of it. */
export async function trySignIn(page: Page, email: string, password?: string): Promise<void> {
  const form = await fillSignIn(page, email, password);
  await form.getByRole('button', { name: 'Entrar' }).click();
}

export async function signIn(page: Page, email: string, password?: string): Promise<void> {
  await openForms(page, '/auth');
  await trySignIn(page, email, password);
  await expect(accountButton(page)).toBeVisible();
  await expect(page).toHaveURL('/');
}

export const accountButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Conta de / });

/** By the menu of the header. */
export async function signOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.locator('#_menu-account').getByRole('button', { name: 'Sair' }).click();
  await expect(toast(page, 'Signed out')).toBeVisible();
  await expect(accountButton(page)).toHaveCount(0);
}

export const toast = (page: Page, title: string): Locator =>
  page.getByRole('alert').filter({ has: page.getByText(title, { exact: true }) });

/** The session as the browser keeps it. */
export const storedSession = (page: Page) =>
  page.evaluate(() => localStorage.getItem('sb-session'));

export async function askForReset(page: Page, email: string) {
  await openForms(page, '/auth');
  await panel(page, 'Entrar').getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esqueceu a senha?');
  await takenOver(page);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Enviar o link' }).click();
  await expect(toast(page, 'Password Reset Email Sent')).toContainText(
    'Check your email for a password reset link',
  );
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();
}
