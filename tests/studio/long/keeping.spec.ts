import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, openStudio, saveButton } from '../studio.ts';

test.use(STUDIO);

const titleField = (page: import('playwright/test').Page) =>
  fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();

test('unsaved changes are restored after the window has crashed', async ({ page, context }) => {
  await openStudio(page, 'pages/casos/afip');
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  // The record behind the title is opened a moment after the press.
  await expect(page).toHaveURL(/collections\/cases/);
  const section = page.url();
  await openStudio(page, 'pages/solucoes/next-gen-antivirus');
  await canvasOf(page)
    .getByRole('heading', { level: 1, name: /^Antivírus/ })
    .click();
  await expect(page).toHaveURL(/next-gen-antivirus.*em=/);
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
