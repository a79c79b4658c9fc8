import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { studioContent } from '../servers.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  choose,
  expectNoErrors,
  fieldsOf,
  fileOf,
  git,
  headingOf,
  listOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionButton,
  sectionNames,
  titleField,
  undo,
} from './studio.ts';

test.use(STUDIO);
test.describe.configure({ mode: 'default' }); // one menu is theirs

/** What cannot be done is told in the dialog. */
const REFUSED = /409 \(Conflict\)/;

/** At the site. */
const TODAY = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format();

const isThere = (name: string) => existsSync(join(studioContent, fileOf(name)));

test('a page is created, filled in, added to the menu and saved without showing JSON', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto('/__studio');
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Plantão');
  await expect(dialog).toContainText('Endereço: /plantao');
  await dialog.getByLabel('Menu').selectOption('/header/links');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(headingOf(page)).toContainText('Plantão');
  expect(isThere('pages/plantao')).toBe(false);

  // The first text to be written has the focus; what visitors of the menu see is there, too.
  await expect(fieldsOf(page).locator(':focus')).toContainText('‹Diga aqui');
  await expect(listOf(page).getByRole('button', { name: /^Escrever o próximo/ })).toBeVisible();

  await page.getByRole('button', { name: 'Acrescentar seção' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cartões/ })
    .click();
  await expect(sectionButton(page, 'Cartões')).toHaveAttribute('aria-current', 'true');
  await save(page);
  expect(JSON.parse(onDisk('pages/plantao'))).toMatchObject({
    path: '/plantao',
    draft: true,
  });

  expect(onDisk('navigation')).toContain('"/plantao"');
  await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
  // Who publishes is told what is still an example, and led there.
  const left = page.getByRole('dialog', { name: /^Ainda há \d+ textos de exemplo$/ });
  await left.getByRole('button', { name: /› Cartões › Cartão 1 › Título$/ }).click();
  await expect(fieldsOf(page).locator(':focus')).toHaveValue(/^‹.+›$/);
  await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
  await left.getByRole('button', { name: 'Tirar do rascunho assim mesmo' }).click();
  await save(page);
  expect(JSON.parse(onDisk('pages/plantao'))).not.toHaveProperty('draft');
  await expect(page.getByRole('button', { name: /avisos$/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expectNoErrors(page);
  await save(page);

  await choose(page, 'Menus e rodapé');
  await expect(fieldsOf(page).getByRole('heading', { name: 'Menus e rodapé' })).toBeVisible();
});

test('a page gets another address with all its links; undoing restores everything', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(REFUSED);
  const menu = onDisk('navigation');
  await openStudio(page, 'pages/solucoes/monitoramento-ti');
  await choose(page, 'Mudar o endereço');
  const dialog = page.getByRole('dialog', { name: /Mudar o endereço/ });
  await dialog.getByLabel('Novo endereço').fill('/Monitoramento');
  await dialog.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('O endereço não pode ser “/Monitoramento”');
  await dialog.getByLabel('Novo endereço').fill('/observacao-de-ti');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(listOf(page)).toContainText('/observacao-de-ti');
  await expect(listOf(page).locator(':focus')).toHaveText('Dados da página');
  await expect(sectionNames(page)).not.toHaveCount(0); // it stays open
  await page.getByRole('button', { name: /^Revisar \(\d+\)/ }).click();
  await expect(page.getByRole('dialog', { name: 'Revisar' })).toContainText('/observacao-de-ti');
  await page.keyboard.press('Escape');
  await undo(page);
  await expect(page, 'its name before').toHaveURL(/pages\/solucoes\/monitoramento-ti\.json/);
  expect(onDisk('navigation')).toBe(menu);
});

test('a record gets another id with all its references, in one step', { tag: LONG }, async ({
  page,
}) => {
  const records = JSON.parse(onDisk('collections/partners'));
  const [id = ''] = Object.keys(records);
  await openStudio(page, 'collections/partners');
  const fields = fieldsOf(page);
  await fields.getByRole('listitem').first().getByRole('button', { expanded: false }).click();
  await fields.getByLabel('Identificador', { exact: true }).first().fill(`${id}-novo`);
  await fields.getByRole('button', { name: 'Renomear' }).click();
  await expect(page.getByText(/^O novo identificador foi posto também em: /)).toBeVisible();
  await expectNoErrors(page);
  await undo(page);
});

test('an address that is taken is refused in the dialog, which keeps what was typed', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(REFUSED);
  await openStudio(page, 'pages/materiais');
  await choose(page, /cópia desta/);
  const copy = page.getByRole('dialog', { name: /cópia de/ });
  await copy.getByLabel('Título').fill('Sobre');
  await copy.getByRole('button', { name: 'Criar' }).click();
  await expect(copy.getByRole('alert')).toContainText('já é da página');
  await expect(copy.getByLabel('Título')).toHaveValue('Sobre');
});

test('a broken link is shown at its field, blocks saving, and is corrected there', {
  tag: LONG,
}, async ({ page }) => {
  const name = 'pages/servicos/defesa-cibernetica';
  await openStudio(page, name);
  await expect(sectionNames(page)).not.toHaveCount(0);
  await headingOf(page).click();
  const title = titleField(page);
  await title.fill('');
  await expect(page.getByRole('button', { name: /1 erro/ }).first()).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click();
  await expect(page.getByText('Não foi salvo', { exact: false })).toBeVisible();
  // Other tests change other pages.
  expect(git('status', '--porcelain', '--', fileOf(name))).toBe('');

  await page
    .getByRole('button', { name: /1 erro/ })
    .first()
    .click();
  const problems = page.getByRole('dialog', { name: 'O que precisa de atenção' });
  // Errors come first; pages of other tests may have warnings.
  await problems.getByRole('button', { name: 'Mostrar' }).first().click();
  await expect(title).toBeFocused();
  await title.fill('Defesa, de novo');
  await expectNoErrors(page);
});

test('a post is created without files, written, copied, moved and deleted', { tag: LONG }, async ({
  page,
}) => {
  const POST = 'collections/diario/a-porta-dos-fundos';
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto('/__studio');
  await listOf(page).getByRole('button', { name: 'Novo registro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo registro em “Diário”' });
  await dialog.getByLabel('Título').fill('A porta dos fundos');
  await expect(dialog).toContainText('Endereço: /diario/a-porta-dos-fundos');
  // What no sample can say is asked, with nothing chosen in advance but today.
  await expect(dialog.getByLabel('Data', { exact: true })).toHaveValue(TODAY);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Falta escolher: Categoria.');
  const category = dialog.getByLabel('Categoria');
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription(/Ainda não foi escolhido/);
  await category.selectOption({ label: 'O que se aprende' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  // Its page is shown at once, and the first text to be written has the focus.
  await expect(headingOf(page)).toContainText('A porta dos fundos');
  await expect(fieldsOf(page).locator(':focus')).toContainText('‹');
  await expectNoErrors(page);
  await save(page);
  expect(JSON.parse(onDisk(POST))).toMatchObject({
    draft: true,
    title: 'A porta dos fundos',
    category: 'Treinamento',
  });

  await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
  await page.getByRole('button', { name: 'Tirar do rascunho assim mesmo' }).click();
  // One notice of several saves in a row is told: what is on the disk says more.
  await saveButton(page).click();
  await expect.poll(() => JSON.parse(onDisk(POST))).not.toHaveProperty('draft');

  await choose(page, 'Novo registro, cópia deste');
  const copy = page.getByRole('dialog', { name: /cópia de “A porta dos fundos”/ });
  await copy.getByLabel('Título').fill('A porta da frente');
  await copy.getByRole('button', { name: 'Criar' }).click();
  await expect(listOf(page)).toContainText('/diario/a-porta-da-frente');

  await choose(page, 'Mudar o endereço');
  const address = page.getByRole('dialog', { name: /Mudar o endereço/ });
  await address.getByLabel('Novo endereço').fill('/diario/entrada');
  await address.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(listOf(page)).toContainText('/diario/entrada');
  await saveButton(page).click();
  await expect.poll(() => isThere('collections/diario/entrada')).toBe(true);
  expect(isThere('collections/diario/a-porta-da-frente')).toBe(false);

  await choose(page, 'Apagar o registro');
  const removal = page.getByRole('dialog', { name: 'Apagar “A porta da frente”' });
  await removal.getByRole('button', { name: 'Apagar o registro' }).click();
  await saveButton(page).click();
  await expect.poll(() => isThere('collections/diario/entrada')).toBe(false);
});

test('a record of a folder without pages is created, marked as ready, and deleted', {
  tag: LONG,
}, async ({ page }) => {
  const SEED = 'collections/precos/hora-extra';
  const seed = join(studioContent, fileOf(SEED));
  const MADE = 'collections/precos/revisao';
  mkdirSync(dirname(seed), { recursive: true });
  writeFileSync(seed, JSON.stringify({ title: 'Hora extra', category: 'A distância' }));
  try {
    await openStudio(page, SEED);
    await choose(page, 'Novo registro em “Preços”');
    const dialog = page.getByRole('dialog', { name: 'Novo registro em “Preços”' });
    await dialog.getByLabel('Título').fill('Revisão');
    await expect(dialog).toContainText('Identificador: revisao');
    await dialog.getByRole('button', { name: 'Criar' }).click();
    await expect(fieldsOf(page).locator(':focus')).toHaveValue('‹No local›');
    await page.keyboard.type('No local');
    await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
    await expect(page.getByText('O registro deixou de ser rascunho')).toBeVisible();
    await saveButton(page).click();
    await expect
      .poll(() => isThere(MADE) && JSON.parse(onDisk(MADE)))
      .toEqual({ title: 'Revisão', category: 'No local' });

    await choose(page, 'Apagar o registro');
    const removal = page.getByRole('dialog', { name: 'Apagar “Revisão”' });
    await expect(removal).toContainText('Nada no site chama este registro.');
    await removal.getByRole('button', { name: 'Apagar o registro' }).click();
    await saveButton(page).click();
    await expect.poll(() => isThere(MADE)).toBe(false);
  } finally {
    rmSync(dirname(seed), { recursive: true });
  }
});

test('a text of the pages of all records is changed from the page of one', { tag: LONG }, async ({
  page,
}) => {
  const RECORD = 'collections/diario/quem-atende-as-tres';
  await openStudio(page, RECORD);
  await canvasOf(page).getByRole('heading', { name: 'Do mesmo assunto' }).click();
  const text = fieldsOf(page).getByLabel('Texto de todas essas páginas');
  await expect(text).toHaveValue('Do mesmo assunto');
  await expect(fieldsOf(page)).toContainText('nas páginas de todos os registros de “Diário”');
  await text.fill('Leia também');
  await expect(canvasOf(page).getByRole('heading', { name: 'Leia também' })).toBeVisible();
  await save(page);
  expect(JSON.parse(onDisk('records/diario')).sections[1].title).toBe('Leia também');
  expect(onDisk(RECORD)).not.toContain('Leia também');

  // The section that it is of may wait for a field of the record.
  await fieldsOf(page).getByRole('button', { name: 'Acrescentar Só aparece se' }).click();
  await fieldsOf(page).getByLabel('Campo do registro').fill('category');
  await save(page);
  expect(JSON.parse(onDisk('records/diario')).sections[1].showIf).toEqual({ field: 'category' });
  // A text of the record itself is again a field of it.
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  await expect(text).toBeHidden();
});

test('a record names another, which is chosen by its title', { tag: LONG }, async ({ page }) => {
  const RECORD = 'collections/diario/o-pendrive-da-recepcao';
  await openStudio(page, RECORD);
  const after = fieldsOf(page).getByLabel('Depois de');
  await expect(after).toHaveValue('a-noite-em-que-nada-aconteceu');
  await after.selectOption('Quem atende às três');
  const before = canvasOf(page).getByRole('region', { name: 'Antes disto' });
  await expect(before.getByRole('link')).toHaveText(['Quem atende às três']);
  await save(page);
  expect(onDisk(RECORD)).toContain('"after": "quem-atende-as-tres"');
});
