import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { studioContent } from '../servers.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  fieldsOf,
  fileOf,
  git,
  listOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionButton,
  sectionNames,
} from './studio.ts';

test.use(STUDIO);
test.describe.configure({ mode: 'default' }); // one menu is theirs

/** What cannot be done is told in the dialog. */
const REFUSED = /409 \(Conflict\)/;

const isThere = (name: string) => existsSync(join(studioContent, fileOf(name)));

test('a page is created, filled in, added to the menu and saved without showing JSON', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto('/__estudio');
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Plantão de incidentes');
  await expect(dialog).toContainText('Endereço: /plantao-de-incidentes');
  await dialog.getByLabel('Menu').selectOption('/header/links');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(canvasOf(page).getByRole('heading', { level: 1 })).toContainText(
    'Plantão de incidentes',
  );
  expect(isThere('pages/plantao-de-incidentes')).toBe(false);

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
  expect(JSON.parse(onDisk('pages/plantao-de-incidentes'))).toMatchObject({
    path: '/plantao-de-incidentes',
    draft: true,
  });

  expect(onDisk('navigation')).toContain('"/plantao-de-incidentes"');
  await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
  // Who publishes is told what is still an example, and led there.
  const left = page.getByRole('dialog', { name: /^Ainda há \d+ textos de exemplo$/ });
  await left.getByRole('button', { name: /Cartões › Cartões › 1 › Título/ }).click();
  await expect(fieldsOf(page).locator(':focus')).toHaveValue(/^‹.+›$/);
  await listOf(page).getByRole('button', { name: 'Tirar do rascunho' }).click();
  await left.getByRole('button', { name: 'Tirar do rascunho assim mesmo' }).click();
  await save(page);
  expect(JSON.parse(onDisk('pages/plantao-de-incidentes'))).not.toHaveProperty('draft');
  await expect(page.getByRole('button', { name: /avisos$/ })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('button', { name: 'Tudo certo' })).toBeVisible();
  await save(page);

  await page.getByRole('button', { name: /^Página/ }).click();
  await page.getByRole('menuitem', { name: 'Menus e rodapé' }).click();
  await expect(fieldsOf(page).getByRole('heading', { name: 'Menus e rodapé' })).toBeVisible();
});

test('a page gets another address with all its links; undoing restores everything', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(REFUSED);
  const menu = onDisk('navigation');
  await openStudio(page, 'pages/solucoes/monitoramento-ti');
  await page.getByRole('button', { name: /^Página/ }).click();
  await page.getByRole('menuitem', { name: 'Mudar o endereço' }).click();
  const dialog = page.getByRole('dialog', { name: /Mudar o endereço/ });
  await dialog.getByLabel('Novo endereço').fill('/Monitoramento');
  await dialog.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('O endereço não pode ser “/Monitoramento”');
  await dialog.getByLabel('Novo endereço').fill('/observacao-de-ti');
  await dialog.getByRole('button', { name: 'Mudar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(listOf(page)).toContainText('/observacao-de-ti');
  await expect(sectionNames(page)).not.toHaveCount(0); // it stays open
  await expect(page.getByRole('button', { name: /^Revisar \(\d+\)/ })).toBeVisible();
  await page.getByRole('button', { name: /^Revisar/ }).click();
  await expect(page.getByRole('dialog', { name: 'Revisar' })).toContainText('/observacao-de-ti');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
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
  await expect(page.getByRole('button', { name: 'Tudo certo' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
});

test('the links to a page are listed before its removal, and a taken address is refused', {
  tag: LONG,
}, async ({ page, watched }) => {
  watched.allowed.push(REFUSED);
  await openStudio(page, 'pages/materiais');
  await page.getByRole('button', { name: /^Página/ }).click();
  await page.getByRole('menuitem', { name: 'Apagar a página' }).click();
  const removal = page.getByRole('dialog', { name: /Apagar/ });
  await expect(removal.getByRole('listitem').first()).toBeVisible();
  await removal.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: /^Página/ }).click();
  await page.getByRole('menuitem', { name: /cópia desta/ }).click();
  const copy = page.getByRole('dialog', { name: /cópia de/ });
  await copy.getByLabel('Título').fill('Sobre');
  await copy.getByRole('button', { name: 'Criar' }).click();
  await expect(copy.getByRole('alert')).toContainText('já é da página');
  await expect(copy.getByLabel('Título')).toHaveValue('Sobre');
  await copy.getByRole('button', { name: 'Cancelar' }).click();
  await expect(listOf(page).getByRole('heading', { name: /Materiais/ })).toBeVisible();
});

test('a broken link is shown at its field, blocks saving, and is corrected there', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/servicos/defesa-cibernetica');
  await expect(sectionNames(page)).not.toHaveCount(0);
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  const title = fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();
  await title.fill('');
  await expect(page.getByRole('button', { name: /1 erro/ }).first()).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await saveButton(page).click();
  await expect(page.getByText('Não foi salvo', { exact: false })).toBeVisible();
  expect(git('status', '--porcelain', '--', 'site-config/pages/servicos')).toBe('');

  await page
    .getByRole('button', { name: /1 erro/ })
    .first()
    .click();
  const problems = page.getByRole('dialog', { name: 'O que precisa de atenção' });
  await problems.getByRole('button', { name: 'Mostrar' }).click();
  await expect(title).toBeFocused();
  await title.fill('Defesa, de novo');
  await expect(page.getByRole('button', { name: 'Tudo certo' })).toBeVisible();
});
