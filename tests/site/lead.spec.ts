import type { Page } from 'playwright/test';
import { newEmail } from '../auth.ts';
import { openPanel, sendForm, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

const sheetOf = (page: Page, name: string) => page.getByRole('region', { name });

/** As when one comes back to the tab: what is open is read again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function openLead(page: Page, email: string, name: string) {
  await openPanel(page, email);
  await page.getByRole('button', { name }).first().click();
  const sheet = sheetOf(page, name);
  await expect(sheet).toBeFocused();
  return sheet;
}

test('a lead is taken, gets a call date and a note, shows its history, and is deleted', async ({
  page,
}) => {
  const email = newEmail('ficha');
  await sendForm(page, 'consultancy', 'Lia Ficha', email);
  await sendForm(page, 'event', 'Lia Ficha', email);
  await signInAsAdministrator(page);
  const sheet = await openLead(page, email, 'Lia Ficha');
  const history = sheet.getByRole('list').last();
  await expect(history.getByRole('listitem')).toHaveText([
    /A resposta automática foi enviada/,
    /Chegou pelo formulário/,
  ]);
  await sheet.getByRole('button', { name: 'Assumir' }).click();
  await expect(sheet.getByRole('button', { name: 'Devolver' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Amanhã' }).click();
  await sheet.getByLabel('Situação').selectOption('Respondido');
  await sheet.getByLabel('Anotação').fill('Pediu proposta');
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(sheet.getByRole('status').getByText('Envio atualizado')).toBeVisible();
  await expect(history.getByRole('listitem')).toHaveCount(6);
  const lines = (await history.getByRole('listitem').allInnerTexts()).join('\n');
  expect(lines).toContain('Situação: de Novo para Respondido, por Administração');
  expect(lines).toContain('Com quem está: de ninguém para Administração, por Administração');
  expect(lines).toMatch(/Retorno: de nenhum dia para \d\d\/\d\d\/\d{4}/);
  // The same telephone, in the other submission of hers.
  await expect(
    sheet.getByRole('link', { name: /^Consultoria gratuita, .*: Novo$/ }),
  ).not.toHaveCount(0);

  await sheet.getByRole('button', { name: 'Apagar este envio' }).click();
  const question = page.getByRole('dialog', { name: 'Apagar de vez?' });
  await expect(question).toContainText('Lia Ficha');
  await question.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('Envios encontrados: 1')).toBeVisible();
});

test('two people who change the same status see both values and choose', { tag: LONG }, async ({
  page,
  browser,
  baseURL,
}) => {
  const [email, who] = [newEmail('escolha'), 'Davi Escolha'];
  await sendForm(page, 'consultancy', who, email);
  await signInAsAdministrator(page);
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const second = await context.newPage();
  await signInAsAdministrator(second);
  const mine = await openLead(page, email, who);
  const theirs = await openLead(second, email, who);
  const save = (sheet: typeof mine) => sheet.getByRole('button', { name: 'Salvar' }).click();

  await theirs.getByLabel('Situação').selectOption('Ganho');
  await save(theirs);
  await expect(theirs.getByText('Envio atualizado')).toBeVisible();
  await mine.getByLabel('Situação').selectOption('Perdido');
  await mine.getByLabel('Anotação').fill('Não respondeu');
  await save(mine);
  const alert = mine.getByRole('alert').filter({ hasText: 'A situação não foi salva' });
  await expect(alert).toContainText('para “Ganho” enquanto você escolhia “Perdido”');
  await expect(mine.getByLabel('Situação')).toHaveValue('lost');
  await alert.getByRole('button', { name: 'Deixar como está' }).click();
  await expect(mine.getByText('Envio atualizado')).toBeVisible(); // the note was saved
  await expect(mine.getByLabel('Situação')).toHaveValue('won');

  // What the other person changes appears where nothing is being edited, and is told.
  await theirs.getByLabel('Situação').selectOption('Respondido');
  await save(theirs);
  await expect(theirs.getByText('Envio atualizado')).toBeVisible();
  await mine.getByLabel('Anotação').fill('Ligou de volta');
  await comeBack(page);
  await expect(mine.getByLabel('Situação')).toHaveValue('contacted');
  await expect(mine.getByLabel('Anotação')).toHaveValue('Ligou de volta');

  // It is deleted meanwhile: what was typed can be copied.
  await theirs.getByRole('button', { name: 'Apagar este envio' }).click();
  await second.getByRole('button', { name: 'Sim, apagar' }).click();
  await expect(theirs).toHaveCount(0);
  await comeBack(page);
  await expect(mine.getByText('acabou de ser apagado')).toBeVisible();
  await expect(mine.getByLabel('O que você tinha escrito')).toHaveValue('Ligou de volta');
  await expect(mine.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await mine.getByRole('button', { name: 'Fechar' }).click();
  await expect(mine).toHaveCount(0);
  await context.close();
});

test('a caller is added by hand, and what was typed is kept', { tag: LONG }, async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await signInAsAdministrator(page);
  await openPanel(page);
  const phone = `11 9${String(Math.random()).slice(2, 10)}`;
  const open = page.getByRole('button', { name: 'Incluir à mão' });
  const dialog = page.getByRole('dialog', { name: 'Incluir um contato' });
  await open.click();
  await dialog.getByRole('button', { name: 'Incluir na lista' }).click();
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expect(dialog.getByLabel('Nome')).toHaveAccessibleDescription(/Escreva o nome/);
  await expect(dialog.getByLabel('Telefone')).toHaveAccessibleDescription(/e-mail ou um telefone/);
  await dialog.getByLabel('Nome').fill('Tereza Telefone');
  await dialog.getByLabel('Telefone').fill(phone);
  await dialog.getByLabel('O que a pessoa precisa').fill('Firewall novo');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.reload();
  await open.click();
  await expect(dialog.getByLabel('Telefone')).toHaveValue(phone);
  await page.route('**/rpc/add_submission*', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Incluir na lista' }).click();
  await expect(dialog.getByText('Não foi possível incluir')).toBeVisible();
  await dialog.getByRole('button', { name: 'Incluir na lista' }).click();
  const sheet = sheetOf(page, 'Tereza Telefone');
  await expect(sheet).toBeFocused();
  await expect(sheet).toContainText('Firewall novo');
  await expect(sheet.getByRole('list').last()).toContainText('Incluído à mão, por Administração');
  await expect(sheet.getByRole('button', { name: 'Devolver' })).toBeVisible();
  await open.click();
  await expect(dialog.getByLabel('Nome')).toHaveValue('');
});
