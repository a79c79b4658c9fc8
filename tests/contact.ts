import { expect, type Page } from 'playwright/test';

export interface Lead {
  id: string;
  at: string;
  fields: Record<string, string>;
}

export const PHONE = '(11) 98888-7777';

/** How the fixture's contact form says what became of a submission. */
export const QUEUED = 'Sem internet: contato guardado';
export const UNKNOWN = 'Não sabemos se o contato chegou';
export const DONE = 'Recebemos o seu contato';

/** A page with its form taken over by the app. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.locator('form[data-ready]').waitFor();
}

export const openContact = (page: Page, query = '') => openForm(page, `/fale-conosco${query}`);

/** What the forms of landing pages require. */
export async function fillLanding(
  page: Page,
  { name = 'Ana', email = 'ana@exemplo.com.br', phone = '11' } = {},
): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Telefone').fill(phone);
}

/** Types like a visitor; `who` tells this test's lead from those of others. */
export async function fillContact(page: Page, who: string): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('José & "Cia" <b>');
  await page.getByLabel('Sobrenome').fill(who);
  await page.getByRole('textbox', { name: 'Empresa' }).fill('Ação & Reação Ltda.');
  await page.getByLabel('E-mail').fill('jose@exemplo.com.br');
  await page.getByLabel('Telefone', { exact: true }).pressSequentially('11988887777');
  await page.getByLabel('Aceito receber').check();
}

const captcha = (page: Page) => page.getByRole('checkbox', { name: /não sou um robô/i });

/** Where the form sends by itself as soon as it is solved, which resets it. */
export const tickCaptcha = (page: Page) => captcha(page).click();

export async function solveCaptcha(page: Page): Promise<void> {
  await tickCaptcha(page);
  await expect(captcha(page)).toBeChecked();
  // The proof comes a moment after the mark.
  await expect(page.locator('textarea[name=g-recaptcha-response]')).not.toHaveValue('');
}

export const send = (page: Page) =>
  page.getByRole('button', { name: 'Enviar', exact: true }).click();

/** The CRM's behaviour for this browser alone. */
export async function setCrmMode(page: Page, mode: string): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'crm-mode', value: mode, url: new URL(page.url()).origin }]);
}

/** What reached the CRM of this test's visitor. */
export async function leadsOf(page: Page, who: string): Promise<Lead[]> {
  const inbox = await (await page.request.get('/__local/inbox.json')).json();
  return (inbox.leads as Lead[]).filter(({ fields }) => fields.lastname === who);
}

/** All that was typed is still in the form. */
export async function expectTyped(page: Page, who: string): Promise<void> {
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('José & "Cia" <b>');
  await expect(page.getByLabel('Sobrenome')).toHaveValue(who);
  await expect(page.getByLabel('Telefone', { exact: true })).toHaveValue(PHONE);
}

export const who = (name: string) => `${name} ${Math.random().toString(36).slice(2)}`;
