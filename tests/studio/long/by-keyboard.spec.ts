import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { studioContent } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, listOf } from '../studio.ts';

test.use(STUDIO);

const MOST = 150;
const fileOnDisk = join(studioContent, 'site-config/pages/so-com-o-teclado.json');

/** Goes on by Tab (back by Shift+Tab) until the focus is there, as who has no mouse does. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MOST; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MOST} presses of ${key} do not lead to ${target}`);
}

const buttonOf = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

test('a page is created, filled in, saved and removed with the keyboard alone', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto('/__studio');
  await tabTo(page, buttonOf(listOf(page), 'Nova página'));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await expect(dialog.getByLabel('Título')).toBeFocused();
  await keyboard.type('Só com o teclado');
  await tabTo(page, buttonOf(dialog, 'Criar'));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await tabTo(page, buttonOf(listOf(page), 'Acrescentar seção'));
  await keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Acrescentar seção' });
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await keyboard.type('cartoes');
  await tabTo(page, gallery.getByRole('button', { name: /^Cartões/ }).first());
  await keyboard.press('Enter');
  await expect(gallery).toBeHidden();

  const title = fieldsOf(page).getByRole('textbox', { name: 'Título', exact: true }).first();
  await tabTo(page, title);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('Escrito sem rato');
  await expect(canvasOf(page).getByRole('heading', { name: 'Escrito sem rato' })).toBeVisible();
  await keyboard.press('ControlOrMeta+z');
  await expect(title).not.toHaveValue('Escrito sem rato');
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect(title).toHaveValue('Escrito sem rato');
  await keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Salvo.', { exact: true }).last()).toBeVisible();
  expect(readFileSync(fileOnDisk, 'utf8')).toContain('Escrito sem rato');

  await tabTo(page, buttonOf(listOf(page), /^Página/), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Apagar a página' })).toBeFocused();
  await keyboard.press('Enter');
  const removal = page.getByRole('dialog', { name: /Apagar/ });
  await tabTo(page, removal.getByRole('button', { name: /^Apagar/ }));
  await keyboard.press('Enter');
  await expect(removal).toBeHidden();
  await keyboard.press('ControlOrMeta+s');
  await expect.poll(() => existsSync(fileOnDisk)).toBe(false);
});
