import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  fieldsOf,
  headingOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionButton,
  titleField,
  writeTitle,
} from './studio.ts';

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

test('of a page with an error no other page is shown; it stays as it was while it is open', {
  tag: LONG,
}, async ({ page }) => {
  const title = 'Uma página com erro';
  await openStudio(page, 'pages/sobre');
  await writeTitle(page, title);
  await titleField(page).fill('');
  await expect(page.getByRole('button', { name: /1 erro/ }).first()).toBeVisible();
  await expect(canvasOf(page).getByText('O nome descreve o método').first()).toBeVisible();

  await page.goto('/__studio#/site-config/pages/inicio.json');
  const [{ title: first }] = JSON.parse(onDisk('pages/inicio')).sections;
  await expect(headingOf(page)).toHaveText(first); // of the other page, which has come by now
  await page.goto('/__studio#/site-config/pages/sobre.json');
  const told = page.getByText('A página não pode ser mostrada enquanto houver erros');
  await expect(told).toBeVisible();
  await expect(page.locator('iframe')).toBeHidden();
  await sectionButton(page, 'Topo').click();
  await titleField(page).fill(title);
  await expect(told).toBeHidden();
  await expect(headingOf(page)).toHaveText(title);
});
