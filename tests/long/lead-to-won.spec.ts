import type { Browser, Page } from 'playwright/test';
import { confirmedAccount, newEmail, signIn } from '../auth.ts';
import { axeViolations } from '../axe.ts';
import { DONE, fillContact, openContact, send, solveCaptcha } from '../contact.ts';
import { giveAccess, openPanel, signInAsAdministrator } from '../panel.ts';
import { reflowProblems } from '../reflow.ts';
import { expect, test } from '../test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Visitor {
  name: string;
  email: string;
}

/** A visitor who follows a newsletter's link, looks around, and asks for a conversation. */
async function askByContactForm(page: Page, { name, email }: Visitor) {
  await page.goto('/sobre?utm_source=boletim&utm_medium=email&utm_campaign=firewall-2026');
  await openContact(page);
  await fillContact(page, name);
  await page.getByLabel('Nome', { exact: true }).fill('Marina');
  await page.getByLabel('E-mail').fill(email);
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
}

/** Everybody has a browser of their own. */
async function newPage(browser: Browser, baseURL: string | undefined, width: number) {
  const context = await browser.newContext({
    baseURL,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  return context.newPage();
}

async function signInWith(page: Page, role: string, fullName: string) {
  const email = newEmail(role);
  await page.goto('/');
  await confirmedAccount(page, email, fullName);
  await giveAccess(page, email, role);
  await signIn(page, email);
}

async function openLead(page: Page, { name, email }: Visitor) {
  await openPanel(page, email);
  await page.getByRole('button', { name }).click();
  const sheet = page.getByRole('region', { name });
  await expect(sheet).toBeFocused();
  return sheet;
}

const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function expectAccessible(page: Page, state: string) {
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-tone]')).toHaveCount(0);
  expect(await reflowProblems(page), state).toEqual([]);
  expect(await axeViolations(page), state).toEqual([]);
}

for (const width of [1440, 390])
  test(`a lead goes from the visitor's click to "won" through three people, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const id = Math.random().toString(36).slice(2);
    const visitor = { name: `Marina ${id}`, email: newEmail('marina') };
    await page.setViewportSize({ width, height: 844 });
    await askByContactForm(page, { ...visitor, name: id });
    const [sales, admin, editor] = await Promise.all(
      Array.from({ length: 3 }, () => newPage(browser, baseURL, width)),
    );
    if (!sales || !admin || !editor) throw new Error('No pages');
    await signInWith(sales, 'sales', `Vera Vendas ${id}`);
    await signInAsAdministrator(admin);
    await signInWith(editor, 'editor', `Ed Leitor ${id}`);

    await test.step('sales sees the source, takes the lead, sets a day and hands it over', async () => {
      const sheet = await openLead(sales, visitor);
      for (const text of ['boletim', 'email', 'firewall-2026', '/sobre', 'recebido', 'Ação'])
        await expect(sheet).toContainText(text);
      await sheet.getByRole('button', { name: 'Assumir' }).click();
      await expect(sheet.getByRole('button', { name: 'Devolver' })).toBeVisible();
      await sheet.getByRole('button', { name: 'Em uma semana' }).click();
      await sheet.getByLabel('Situação').selectOption('Respondido');
      await sheet.getByLabel('Anotação').fill('Quer proposta para duas lojas');
      await sheet.getByLabel('Com quem está').selectOption('Administração');
      await expectAccessible(sales, 'sales, unsaved');
      await sheet.getByRole('button', { name: 'Salvar' }).click();
      await expect(sheet.getByText('Envio atualizado')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Assumir' })).toBeVisible();
      for (const name of ['Apagar este envio', 'Apagar os dados desta pessoa'])
        await expect(sales.getByRole('button', { name })).toHaveCount(0);
      await expectAccessible(sales, 'sales, saved');
    });

    await test.step('the editor sees everything and can change nothing', async () => {
      const sheet = await openLead(editor, visitor);
      await expect(sheet).toContainText('Quer proposta para duas lojas');
      await expect(sheet).toContainText(/Retornar em\s*\d\d\/\d\d\/\d{4}/);
      await expect(sheet).toContainText(`Com quem está: de Vera Vendas ${id} para Administração`);
      await expect(sheet).toContainText('permite ler, mas não mudar');
      for (const role of ['textbox', 'combobox'] as const)
        await expect(sheet.getByRole(role)).toHaveCount(0);
      for (const name of ['Salvar', 'Assumir', 'Incluir à mão', 'Apagar os dados de uma pessoa'])
        await expect(editor.getByRole('button', { name })).toHaveCount(0);
      await expectAccessible(editor, 'editor');
    });

    await test.step('sales marks it won while the administrator chooses another status', async () => {
      const theirs = await openLead(admin, visitor);
      await expect(theirs.getByLabel('Com quem está').locator('option:checked')).toHaveText(
        'Administração',
      );
      await theirs.getByLabel('Situação').selectOption('Perdido');
      await theirs.getByLabel('Anotação').fill('Não atende');
      const mine = sales.getByRole('region', { name: visitor.name });
      await mine.getByLabel('Situação').selectOption('Ganho');
      await mine.getByRole('button', { name: 'Salvar' }).click();
      await expect(mine.getByText('Envio atualizado')).toBeVisible();
      await comeBack(admin);
      await expect(
        theirs.getByText(/^Mudou agora: Situação: de Respondido para Ganho/),
      ).toBeVisible();
      await expect(theirs.getByLabel('Situação')).toHaveValue('lost');
      await theirs.getByRole('button', { name: 'Salvar' }).click();
      const alert = theirs.getByRole('alert').filter({ hasText: 'A situação não foi salva' });
      await expect(alert).toContainText(`Vera Vendas ${id} a mudou para “Ganho”`);
      await expectAccessible(admin, 'conflict');
      await alert.getByRole('button', { name: 'Deixar como está' }).click();
      await expect(theirs.getByText('Envio atualizado')).toBeVisible();
      await expect(theirs.getByLabel('Situação')).toHaveValue('won');
      await expect(theirs.getByLabel('Anotação')).toHaveValue('Não atende');
    });

    await test.step('each person can read who did what, in order', async () => {
      await comeBack(editor);
      const history = editor.getByRole('region', { name: visitor.name }).locator('ol');
      await expect(history.getByText(/Situação: de Respondido para Ganho/)).toBeVisible();
      const lines = await history.getByRole('listitem').allInnerTexts();
      const at = (text: string) => lines.findIndex((line) => line.includes(text));
      expect(at('de Respondido para Ganho')).toBeLessThan(at('de Novo para Respondido'));
      expect(at('de Novo para Respondido')).toBeLessThan(at('Chegou pelo formulário'));
    });
    for (const one of [sales, admin, editor]) await one.context().close();
  });
