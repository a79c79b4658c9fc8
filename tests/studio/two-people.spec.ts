import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { studioContent } from '../servers.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  fieldsOf,
  fileOf,
  headingOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionButton,
  writeTitle,
} from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Mudou aqui e em outro lugar' });

test('two windows change two fields of a page, and both changes are saved', async ({
  page,
  context,
}) => {
  const name = 'pages/solucoes/treinamento-usuarios';
  const other = await context.newPage();
  for (const window of [page, other]) await openStudio(window, name);
  await writeTitle(page, 'O título de uma');
  await canvasOf(other).getByRole('heading', { level: 2 }).first().click();
  await canvasOf(other).getByRole('textbox').fill('O que a outra janela escreveu');
  await save(other);

  await expect(page.getByText(/mudou também em outro lugar/)).toBeVisible();
  await expect(headingOf(page)).toHaveText('O título de uma');
  await save(page);
  expect(onDisk(name)).toContain('O título de uma');
  expect(onDisk(name)).toContain('O que a outra janela escreveu');
  await expect(headingOf(other)).toHaveText('O título de uma');

  // Undone here, it stays as the other has left it.
  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk(name)).not.toContain('O título de uma');
  expect(onDisk(name)).toContain('O que a outra janela escreveu');
});

test('if two windows change the same field, one version is chosen and saved', {
  tag: LONG,
}, async ({ page, context }) => {
  const name = 'pages/solucoes/gestao-vulnerabilidades';
  const other = await context.newPage();
  for (const window of [page, other]) await openStudio(window, name);
  await writeTitle(page, 'O meu título');
  await writeTitle(other, 'O outro título');
  await save(other);
  await expect(page.getByRole('alert').filter({ hasText: 'em outro lugar' })).toBeVisible();

  await saveButton(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(
    /Seção 1 \(Topo\) › Título da página$/,
  );
  await expect(dialog.getByRole('region', { name: 'A minha: Título da página' })).toContainText(
    'O meu título',
  );
  await expect(dialog.getByRole('region', { name: 'A outra: Título da página' })).toContainText(
    'O outro título',
  );
  await expect(dialog).not.toContainText(/[{}]|"title"/);
  expect(await axeViolations(page, 'body', 'iframe')).toEqual([]);
  expect(onDisk(name)).toContain('O outro título');
  await dialog.getByRole('button', { name: 'Decidir depois' }).click();
  await expect(saveButton(page)).toBeEnabled();
  await saveButton(page).click();
  await dialog.getByRole('button', { name: 'Ficar com a outra: Título da página' }).click();
  await expect(headingOf(page)).toHaveText('O outro título');
  await expect(saveButton(page)).toBeDisabled();

  // Mine is one undo away.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(headingOf(page)).toHaveText('O meu título');
  await save(page);
  expect(onDisk(name)).toContain('O meu título');

  await writeTitle(other, 'Mais um título');
  await writeTitle(page, 'O meu, de novo');
  await save(page);
  await saveButton(other).click();
  await dialogOf(other)
    .getByRole('button', { name: 'Ficar com a minha: Título da página' })
    .click();
  await expect.poll(() => onDisk(name)).toContain('Mais um título');
  await expect(other.getByText(/em outros campos/)).toHaveCount(0);
});

test('a card is added in one window while another card changes on disk', { tag: LONG }, async ({
  page,
}) => {
  const name = 'pages/servicos/nsoc';
  await openStudio(page, name);
  await sectionButton(page, 'Cartões').click();
  const value = JSON.parse(onDisk(name));
  const index = value.sections.findIndex(({ type }: { type: string }) => type === 'card-grid');
  const count = value.sections[index].cards.length;
  await fieldsOf(page)
    .getByRole('button', { name: /^Acrescentar cartão/ })
    .click();
  await expect(saveButton(page)).toBeEnabled();
  // As git does it, or a text editor.
  const [first] = value.sections[index].cards;
  const file = join(studioContent, fileOf(name));
  writeFileSync(file, onDisk(name).replace(JSON.stringify(first.title), '"Do editor de texto"'));
  await expect(page.getByText(/mudou também em outro lugar/)).toBeVisible();
  await save(page);
  const { cards } = JSON.parse(onDisk(name)).sections[index];
  expect(cards).toHaveLength(count + 1);
  expect(cards[0]).toEqual({ ...first, title: 'Do editor de texto' });
});

test('a section inserted above keeps the chosen one chosen, and its field focused', {
  tag: LONG,
}, async ({ page }) => {
  const name = 'pages/fale-conosco'; // it stays changed on disk
  await openStudio(page, name);
  const last = page.getByRole('complementary', { name: 'Páginas e seções' }).getByRole('listitem');
  await last.last().locator('button[aria-current]').click();
  await expect(page).toHaveURL(/at=/);
  const title = fieldsOf(page).getByRole('textbox', { name: 'Convite' });
  const text = await title.inputValue();
  await title.focus();
  await page.keyboard.press('Home');
  await page.keyboard.type('A');
  const value = JSON.parse(onDisk(name));
  const at = value.sections.length - 1;
  value.sections.splice(1, 0, { ...value.sections[3], id: 'de-cima' });
  writeFileSync(join(studioContent, fileOf(name)), `${JSON.stringify(value, null, 2)}\n`);
  await expect(page).toHaveURL(new RegExp(`at=%2Fsections%2F${at + 1}$`));
  await expect(title).toBeFocused();
  await page.keyboard.type('B');
  await expect(title).toHaveValue(`AB${text}`);
  await expect(canvasOf(page).getByText(`AB${text}`)).toBeVisible();
});
