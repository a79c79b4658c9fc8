import { expect, LONG, STUDIO, test } from '../test.ts';
import { canvasOf, fieldsOf, openStudio, saveButton } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

test('a case is a record, a page and a card, created and undone in one step', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'site');
  await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Caso Aurora');
  await dialog.getByLabel('Modelo').selectOption('caso');
  await dialog.getByLabel('Cliente').fill('Águas de Aurora');
  await expect(dialog.getByLabel('Cartão')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  await expect(page).toHaveURL(/collections\/cases\.json/);
  await expect(fieldsOf(page).locator(':focus')).toHaveValue(/^‹(Diga|Conte|Escreva) aqui/);
  await expect(canvasOf(page).getByRole('heading', { level: 1 })).toHaveText('Caso Aurora');
  await expect(page.getByRole('button', { name: /^Revisar \(3\)/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
});

test('a new form field is inserted before the consent; a new form can be created with a page', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'forms/contato');
  const fields = fieldsOf(page);
  await fields.getByRole('button', { name: /^Acrescentar campo/ }).click();
  await page
    .getByRole('menuitem', { name: /^Texto/ })
    .first()
    .click();
  const open = fields
    .getByRole('group', { name: 'Campos' })
    .locator('li:has([aria-expanded="true"])')
    .first();
  await expect(open).toBeVisible();
  await expect(open.locator('+ li')).toContainText('Caixa');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();

  await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Mesa de outubro');
  await dialog.getByLabel('Modelo').selectOption('formulario');
  await dialog.getByLabel('Formulário').selectOption('own contato');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('button', { name: /^Revisar \(2\)/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
});
