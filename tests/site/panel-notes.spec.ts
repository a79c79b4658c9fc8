import { newEmail } from '../auth.ts';
import { openPanel, sendForm, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

test('two people change the same submission, and both notes are kept', { tag: LONG }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail('dois');
  const [who, other] = ['Bia Dois', 'Caio Dois'];
  await sendForm(page, 'consultancy', other, email);
  await sendForm(page, 'consultancy', who, email);
  await signInAsAdministrator(page);
  const context = await browser.newContext({ baseURL, locale: 'pt-BR' });
  const second = await context.newPage();
  await signInAsAdministrator(second);

  const sheetOf = (one: typeof page) => one.getByRole('region', { name: who });
  const noteOf = (one: typeof page) => sheetOf(one).getByLabel('Anotação');
  const save = (one: typeof page) => sheetOf(one).getByRole('button', { name: 'Salvar' }).click();
  for (const one of [page, second]) {
    await openPanel(one, email);
    await one.getByRole('button', { name: who }).click();
  }

  await noteOf(page).fill('Liguei ontem');
  await save(page);
  await expect(sheetOf(page).getByText('ainda não foram salvas')).toHaveCount(0);
  await sheetOf(second).getByLabel('Situação').selectOption('Respondido');
  await save(second);
  await expect(second.getByRole('row', { name: who })).toContainText('Respondido');
  await expect(noteOf(second)).toHaveValue('Liguei ontem');

  // The first page still shows what it knew: its note begins from there.
  await noteOf(second).fill('Liguei ontem; retorna hoje');
  await save(second);
  await noteOf(page).fill('Pediu proposta');
  await page.getByRole('button', { name: other }).click();
  await expect(page.getByRole('region', { name: other })).toBeFocused();
  await page.getByRole('button', { name: who }).click();
  await expect(noteOf(page)).toHaveValue('Pediu proposta');
  await page.reload();
  await openPanel(page, email);
  await page.getByRole('button', { name: who }).click();
  await expect(noteOf(page)).toHaveValue('Pediu proposta');
  await save(page);
  const alert = sheetOf(page).getByRole('alert');
  await expect(alert).toContainText('Administração mudou esta anotação');
  await expect(alert).toContainText('Liguei ontem; retorna hoje');
  await expect(noteOf(page)).toHaveValue('Pediu proposta');
  await alert.getByRole('button', { name: 'Juntar as duas' }).click();
  await save(page);
  await expect(alert).toBeEmpty();
  await openPanel(second, email);
  await second.getByRole('button', { name: who }).click();
  await expect(noteOf(second)).toHaveValue('Liguei ontem; retorna hoje\n\nPediu proposta');
  await context.close();
});
