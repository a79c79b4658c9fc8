import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { studioContent } from '../../servers.ts';
import { expect, STUDIO, test } from '../../test.ts';
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
} from '../studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'default' }); // one site is theirs

const focused = (page: Page) => page.locator(':focus');

async function addText(page: Page): Promise<void> {
  await listOf(page).getByRole('button', { name: 'Acrescentar seção' }).click();
  const gallery = page.getByRole('dialog', { name: 'Acrescentar seção' });
  await expect(gallery.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('imagem ao lado');
  await gallery
    .getByRole('button', { name: /^Texto/ })
    .first()
    .click();
  await expect(gallery).toBeHidden();
}

async function undoAll(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(saveButton(page)).toBeDisabled({ timeout: 500 });
  }).toPass();
}

test('the section that was added has the focus, and its texts are typed without waiting', async ({
  page,
}) => {
  await openStudio(page, 'pages/legais/termos');
  await addText(page);
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');
  await expect(focused(page)).toContainText('Texto');

  const section = canvasOf(page).locator('main section, main > *').last();
  await canvasOf(page).getByRole('heading', { level: 2, name: /‹/ }).first().click();
  await page.keyboard.type('Como trabalhamos');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Primeiro, ouvimos.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Depois, medimos.');
  await page.keyboard.press('Escape');
  await expect(section).toContainText('Como trabalhamos');
  await expect(section).toContainText('Primeiro, ouvimos.');
  await expect(section).toContainText('Depois, medimos.');
  await undoAll(page);
});

for (const [width, height] of [
  [640, 450],
  [390, 800],
] as const) {
  test(`a section with a picture is added and written at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStudio(page, 'pages/legais/cookies');
    await addText(page);
    await sectionButton(page, 'Texto ‹').or(focused(page)).first().press('Enter');
    const fields = fieldsOf(page);
    await fields
      .getByRole('textbox', { name: 'Título', exact: true })
      .fill('Em uma janela pequena');
    await fields.getByRole('button', { name: /^Escolher:/ }).click();
    const pictures = page.getByRole('dialog', { name: 'Escolher imagem' });
    await pictures.getByLabel('Procurar imagem').fill('mapa');
    await pictures.getByRole('button', { name: /mapa\.svg/ }).click();
    await expect(fields.getByLabel('Texto alternativo')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Um mapa');
    await page.getByRole('button', { name: 'Página', exact: true }).click();
    await expect(
      canvasOf(page).getByRole('heading', { name: 'Em uma janela pequena' }),
    ).toBeVisible();
    await expect(canvasOf(page).getByRole('img', { name: 'Um mapa' })).toBeVisible();
    await undoAll(page);
  });
}

test('a case is written text by text from its record', async ({ page }) => {
  await openStudio(page, 'site');
  await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Caso das águas');
  await dialog.getByLabel('Modelo').selectOption('caso');
  await dialog.getByLabel('Cliente').fill('Águas de Aurora');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/collections\/cases\.json/);
  const next = listOf(page).getByRole('button', { name: /^Escrever o próximo texto/ });
  let last = '';
  for (let left = 3; left > 0; left -= 1) {
    await expect(next).not.toHaveText(last);
    last = await next.innerText();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Texto');
    await expect(next).not.toHaveText(last);
    await next.click();
    await expect(focused(page)).toBeVisible();
  }
  await listOf(page).getByRole('button', { name: 'Página “Caso das águas”' }).click();
  await expect(listOf(page).getByRole('heading', { name: 'Caso das águas' })).toBeVisible();
  await undoAll(page);
});

test('three slips of files written by hand are corrected by what the studio says', async ({
  page,
}) => {
  const names = ['pages/sobre', 'pages/servicos/nsoc', 'pages/materiais'] as const;
  const before = names.map(onDisk);
  const write = (name: string, text: string) =>
    writeFileSync(join(studioContent, fileOf(name)), text);
  const [quote = '', link = '', field = ''] = before;
  const { description, ...meta } = JSON.parse(field).meta;
  write(names[0], quote.replace(/("title": "[^"]+)",/, '$1,'));
  write(names[1], link.replace('/fale-conosco', '/fale-conosca'));
  write(names[2], JSON.stringify({ ...JSON.parse(field), meta }, null, 2));
  await openStudio(page, 'site');
  const problems = page.getByRole('button', { name: /3 erros/ });
  await problems.click();
  const dialog = page.getByRole('dialog', { name: 'O que precisa de atenção' });
  const items = dialog.getByRole('listitem');
  for (const at of [0, 1, 2]) await expect(items.nth(at)).toContainText(/^Erro/);
  await expect(dialog).not.toContainText(/“(description|meta|title|to)”/);

  await items.filter({ hasText: 'aspas' }).getByRole('button', { name: 'Corrigir' }).click();
  await items.filter({ hasText: 'fale-conosca' }).getByRole('button', { name: 'Corrigir' }).click();
  await items.filter({ hasText: 'Falta' }).getByRole('button', { name: 'Mostrar' }).click();
  await expect(focused(page)).toHaveValue('');
  await page.keyboard.type(description);
  await expect(page.getByRole('button', { name: /erro/ })).toHaveCount(0);
  await save(page);
  expect(names.slice(0, 2).map(onDisk)).toEqual(before.slice(0, 2));
  expect(JSON.parse(onDisk(names[2])).meta.description).toBe(description);
  write(names[2], field);
});

test('a file that is left out stays out of the proposal', async ({ page }) => {
  const names = ['pages/legais/privacidade', 'pages/legais/acessibilidade'] as const;
  for (const name of names) {
    await openStudio(page, name);
    await canvasOf(page).getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`Outro título de ${name}`);
    await page.keyboard.press('Escape');
    await save(page);
  }
  await page.getByRole('button', { name: /^Revisar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Revisar' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck();
  await dialog.getByRole('checkbox', { name: /privacidade.* mudou/i }).check();
  const another = dialog.getByRole('radio', { name: 'Fazer outra proposta' });
  if (await another.isVisible()) await another.check();
  await dialog.getByLabel('O que mudou').fill('Só a privacidade');
  await dialog.getByRole('button', { name: 'Enviar para revisão' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Proposta enviada');
  const sent = git('show', '--format=', '--name-only', 'edicao/so-a-privacidade');
  expect(sent).toContain(fileOf(names[0]));
  expect(sent).not.toContain(fileOf(names[1]));
});
