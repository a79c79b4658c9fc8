import { expect, LONG, STUDIO, test } from '../test.ts';
import { fieldsOf, listOf, onDisk, openStudio, save } from './studio.ts';

test.use(STUDIO);

test('words are found in all texts, opened, replaced in the ticked ones, and undone at once', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/inicio');
  await page.keyboard.press('ControlOrMeta+Shift+f');
  const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
  await page.keyboard.type('termos dé uso');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ textos em \d+ páginas e arquivos\.$/);
  const terms = dialog.getByRole('region', { name: 'Termos de uso do site' });
  const title = terms.getByRole('button', { name: /^Seção 1 .*› Título/ });
  await title.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pages\/legais\/termos\.json/);
  const field = fieldsOf(page).locator(':focus');
  await expect(field).toHaveValue('Termos de uso');

  // The words are still there the next time.
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Trocar por outras palavras' }).click();
  await dialog.getByLabel('Trocar por').fill('regras de uso');
  await dialog.getByLabel('Marcar todos').uncheck();
  await expect(dialog.getByRole('button', { name: /^Trocar em/ })).toBeDisabled();
  const box = terms.getByRole('checkbox', { name: /^Seção 1 .*› Título/ });
  await box.check();
  await expect(box).toHaveAccessibleDescription('Termos de uso Regras de uso');
  await dialog.getByRole('button', { name: 'Trocar em 1 texto' }).click();
  await expect(page.getByText(/^Trocado em 1 texto\./)).toBeVisible();
  await expect(title).toBeHidden();
  await page.keyboard.press('Escape');
  await save(page);
  expect(onDisk('pages/legais/termos')).toContain('"title": "Regras de uso"');
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk('pages/legais/termos')).not.toContain('Regras de uso');
});

test('after a contact changes, a replacement is offered for the texts that repeat it', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'site');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
  await page.keyboard.type('(11) 3000-0000');
  await dialog.getByRole('region', { name: 'Dados do site' }).getByRole('button').first().click();
  const field = fieldsOf(page).locator(':focus');
  await expect(field).toHaveValue('(11) 3000-0000');
  await field.fill('(11) 3111-2222');
  await expect(listOf(page).getByRole('alert')).toContainText(
    /\d+ textos ainda dizem “\(11\) 3000-0000”\./,
  );
  await listOf(page).getByRole('button', { name: 'Trocar nos textos' }).click();
  await expect(dialog.getByLabel('Trocar por')).toHaveValue('(11) 3111-2222');
  await dialog.getByRole('button', { name: /^Trocar em \d+ textos$/ }).click();
  await expect(page.getByText(/^Trocado em \d+ textos\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page).getByRole('button', { name: 'Trocar nos textos' })).toHaveCount(0);
});
