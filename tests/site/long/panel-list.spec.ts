import type { Page } from 'playwright/test';
import { newEmail } from '../../auth.ts';
import { axeViolations } from '../../axe.ts';
import { addSubmissions, openPanel, signInAsAdministrator } from '../../panel.ts';
import { reflowProblems } from '../../reflow.ts';
import { expect, LONG, test } from '../../test.ts';

/** A word that only these submissions have in them, and so many of them, named A, B, C… and 1, 2, 3…; the last comes first. */
async function addSome(page: Page, count: number): Promise<string> {
  const word = newEmail('lista').split(/[.@]/)[1] ?? '';
  await signInAsAdministrator(page);
  await addSubmissions(
    page,
    Array.from({ length: count }, (_, index) => ({
      name: `${String.fromCharCode(65 + (index % 26))}${index} ${word}`,
      email: `${index}@${word}.example`,
      company: index === 0 ? 'Única' : '',
    })),
  );
  return word;
}

const openers = (page: Page) => page.locator('[data-list] tbody button');
const found = (page: Page, count: number) =>
  expect(page.getByText(`Envios encontrados: ${count}`)).toBeVisible();

test('the list can be used with keys alone, and keys do nothing while typing', async ({ page }) => {
  const word = await addSome(page, 3);
  await page.goto(`/painel?search=${word}`);
  await found(page, 3);
  const [first, second, third] = [0, 1, 2].map((index) => openers(page).nth(index));
  await page.keyboard.press('j');
  await expect(first!).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(third!).toBeFocused();
  await page.keyboard.press('k');
  await expect(second!).toBeFocused();
  // One stop of the Tab key for all rows.
  await page.keyboard.press('Tab');
  await expect(first!).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(second!).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('region', { name: `B1 ${word}` });
  await expect(sheet).toBeFocused();
  await expect(page.getByRole('row', { name: `B1 ${word}` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const note = sheet.getByLabel('Anotação');
  await note.fill('j');
  await note.press('k');
  await note.press('Escape');
  await expect(note).toHaveValue('jk');
  await expect(note).toBeFocused();
  await sheet.getByRole('button', { name: 'Fechar' }).focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(second!).toBeFocused();

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await expect(search).toBeFocused();
  await page.keyboard.press('?');
  await expect(search).toHaveValue(`${word}?`);
  await page.keyboard.press('Backspace');
  await second!.focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(keys).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await keys.getByLabel('Usar os atalhos de uma só tecla').uncheck();
  await page.keyboard.press('Escape');
  await expect(second!).toBeFocused();
  await page.keyboard.press('j');
  await expect(second!).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(third!).toBeFocused();
});

test('filters, order and the open submission are in the address, so that a view is a link', {
  tag: LONG,
}, async ({ page }) => {
  const word = await addSome(page, 2);
  await openPanel(page, word);
  await found(page, 2);
  await page.getByRole('search').getByLabel('Situação').selectOption('Novo');
  await page.getByRole('search').getByLabel('Com quem está').selectOption('Ninguém');
  const head = page.getByRole('columnheader', { name: 'Nome' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(openers(page)).toHaveText([`A0 ${word}`, `B1 ${word}`]);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(openers(page)).toHaveText([`B1 ${word}`, `A0 ${word}`]);
  await expect(head.getByRole('button')).toBeFocused();
  const query = `search=${word}&status=new&owner=none&sort=-name`;
  await expect(page).toHaveURL(`/painel?${query}`);
  await openers(page).last().click();
  await expect(page.getByRole('region', { name: `A0 ${word}` })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/painel\\?${query}&submission=[0-9a-f]{32}$`));
  await page.reload();
  await expect(page.getByRole('region', { name: `A0 ${word}` })).toBeVisible();
  await expect(openers(page)).toHaveText([`B1 ${word}`, `A0 ${word}`]);
  await expect(page.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(word);

  const views = page.getByRole('navigation', { name: 'Visões da lista' });
  await views.getByRole('link', { name: 'Meus' }).click();
  await expect(page).toHaveURL(/\?owner=me(&|$)/);
  await expect(views.getByRole('link', { name: 'Meus' })).toBeFocused();
  await expect(views.getByRole('link', { name: 'Meus' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('search').getByLabel('Com quem está')).toHaveValue('me');
  await expect(views.getByRole('link', { name: 'Novos' })).toHaveAttribute(
    'href',
    '/painel?status=new',
  );
});

test('a long list is extended at its end, and new submissions do not move it', {
  tag: LONG,
}, async ({ page }) => {
  const word = await addSome(page, 27);
  await page.clock.install();
  await page.goto(`/painel?search=${word}`);
  await found(page, 27);
  await expect(openers(page)).toHaveCount(25);
  await addSubmissions(page, [{ name: `Nova ${word}`, email: 'nova@exemplo.com.br' }]);
  await page.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(openers(page)).toHaveCount(27);
  await expect(page.getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0);
  const names = await openers(page).allInnerTexts();
  expect(new Set(names).size).toBe(27);

  await page.clock.fastForward(15_500);
  await expect(page.getByRole('status').filter({ hasText: 'Novos: 1' })).toBeVisible();
  expect(await openers(page).allInnerTexts()).toEqual(names);
  await page.getByRole('button', { name: 'Atualizar a lista' }).click();
  await expect(openers(page).first()).toHaveText(`Nova ${word}`);
  await expect(page.getByText('Novos: 1')).toHaveCount(0);
});

test('selected submissions are counted and changed at once, without moving the list', async ({
  page,
}) => {
  const word = await addSome(page, 3);
  await page.goto(`/painel?search=${word}`);
  await found(page, 3);
  await page.setViewportSize({ width: 1440, height: 900 }); // with room for the rows above the bar
  const place = await openers(page).nth(1).boundingBox();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Envios selecionados' });
  await expect(bar.getByRole('status')).toHaveText(/2/);
  await expect(page.getByRole('checkbox', { name: `Selecionar C2 ${word}` })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /todos/ })).toBeChecked({ indeterminate: true });
  expect(await openers(page).nth(1).boundingBox()).toEqual(place);
  expect(await axeViolations(page)).toEqual([]);
  await bar.getByLabel('Situação').selectOption('Ganho');
  await bar.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('row', { name: /Ganho/ })).toHaveCount(2);
  await expect(bar).toHaveCount(0);
});

test('on a phone submissions open in a sheet, which Back closes', async ({ page }) => {
  const word = await addSome(page, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/painel?search=${word}`);
  await found(page, 3);
  await expect(page.getByRole('table')).toHaveCount(0);
  const card = page.getByRole('button', { name: `C2 ${word}` });
  await card.click();
  const sheet = page.getByRole('dialog', { name: `C2 ${word}` });
  await expect(sheet.getByLabel('Anotação')).toBeVisible();
  expect(await reflowProblems(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`/painel?search=${word}`);
  await expect(card).toBeFocused();
  await card.click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(card).toBeFocused();
  expect(await reflowProblems(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
