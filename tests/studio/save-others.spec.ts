import { expect, LONG, STUDIO, test } from '../test.ts';
import { fieldsOf, onDisk, openStudio, save, saveButton, writeTitle } from './studio.ts';

test.use(STUDIO);

test('a page with an error keeps no other page from being saved', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, 'pages/sobre');
  await writeTitle(page, 'Quem somos de verdade');
  await page.goto('/__studio#/site-config/site.json');
  const name = fieldsOf(page).getByRole('textbox').first();
  await name.fill('');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Uma parte não pode ser salva' });
  await expect(dialog).toContainText('Fica por salvar, por causa dos erros: Dados do site.');
  await dialog.getByRole('button', { name: 'Salvar as outras' }).click();
  await expect(page.getByText('Salvo. O que tem erro continua por salvar.')).toBeVisible();
  expect(onDisk('pages/sobre')).toContain('Quem somos de verdade');
  await expect(name).toHaveValue('');

  // What was saved and what was not are one history.
  await page.keyboard.press('Escape');
  const undone = page.getByRole('button', { name: /^Desfazer/ });
  while (await undone.isEnabled()) await undone.click();
  await save(page);
  expect(onDisk('pages/sobre')).not.toContain('Quem somos de verdade');
});
