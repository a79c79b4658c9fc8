import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { studioContent } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, fileOf, onDisk, openStudio, save, saveButton } from '../studio.ts';

test.use(STUDIO);

const titleField = (page: import('playwright/test').Page) =>
  fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();

test('what is not saved is there again after the window has died', async ({ page, context }) => {
  await openStudio(page, 'pages/casos/afip');
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  const section = page.url();
  await openStudio(page, 'pages/solucoes/next-gen-antivirus');
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  expect(page.url()).not.toBe(section);
  await titleField(page).fill('Escrito antes da queda');
  await expect(canvasOf(page).getByRole('heading', { level: 1 })).toHaveText(
    'Escrito antes da queda',
  );
  await page.waitForTimeout(400); // it is kept a moment after the last key
  await page.close();

  const again = await context.newPage();
  await openStudio(again, 'pages/solucoes/next-gen-antivirus');
  await expect(again.getByText('está de volta', { exact: false })).toBeVisible();
  await expect(canvasOf(again).getByRole('heading', { level: 1 })).toHaveText(
    'Escrito antes da queda',
  );
  await again.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(again)).toBeDisabled();
});

test('a file that was saved elsewhere meanwhile is not written over', async ({ page }) => {
  const name = 'pages/solucoes/treinamento-usuarios';
  const before = onDisk(name);
  await openStudio(page, name);
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  await titleField(page).fill('A minha versão');
  const theirs = before.replace(/"title": "[^"]+ \| Fortim"/, '"title": "Outra pessoa | Fortim"');
  writeFileSync(join(studioContent, fileOf(name)), theirs);
  await expect(page.getByRole('alert').filter({ hasText: 'mudado em outro lugar' })).toBeVisible();

  await saveButton(page).click();
  const dialog = page.getByRole('dialog', { name: /mudou em outro lugar/ });
  await expect(dialog.getByRole('region', { name: 'A sua' })).toContainText('A minha versão');
  await expect(dialog.getByRole('region', { name: 'A que está no disco' })).toContainText(
    'Outra pessoa',
  );
  expect(onDisk(name)).toBe(theirs);
  await dialog.getByRole('button', { name: 'Ficar com a do disco' }).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk(name)).toContain('A minha versão');
});
