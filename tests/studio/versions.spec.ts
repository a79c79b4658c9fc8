import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { studioContent } from '../servers.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import { OLD } from './old-versions.ts';
import {
  canvasOf,
  fieldsOf,
  fileOf,
  headingOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  undo,
  writeTitle,
} from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'Versão antiga' });
const axeOf = (page: Page) => axeViolations(page, 'body', 'iframe');

/** Opens the list of versions from the keyboard; returns its items. */
async function openVersions(page: Page) {
  await page.getByRole('button', { name: /^(Página|Mais) ▾/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Versões' }).press('Enter');
  await expect(fieldsOf(page).getByRole('heading', { name: 'Versões' })).toBeFocused();
  return fieldsOf(page)
    .getByRole('list', { name: /^Versões/ })
    .locator(':scope > li');
}

test('an old version is told in words, shown on the canvas, and brought back as an edit', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, OLD.page);
  const now = await headingOf(page).innerText();
  const versions = await openVersions(page);
  await expect(versions).toHaveCount(3);
  await expect(versions.first()).toContainText(/\d\d:\d\d, Ana/);
  await expect(versions.first()).toContainText('“O site”');
  await expect(versions.first()).toContainText(/Retirado: Seção 2 .*: “Passa correndo”/);
  await expect(versions.nth(1)).toContainText(`“${OLD.title}” → “${now}”`);
  await expect(versions.nth(1)).toContainText('O arquivo se chamava');
  await expect(versions.nth(2)).toContainText('Arquivo novo');

  await versions.nth(2).getByRole('button').press('Enter');
  await expect(banner(page)).toContainText('de Ana');
  await expect(headingOf(page)).toHaveText(OLD.title);
  await expect(saveButton(page)).toBeDisabled();
  await banner(page).getByRole('button', { name: 'Voltar à de agora' }).click();
  await expect(headingOf(page)).toHaveText(now);
  await expect(page.locator('[data-pane="page"]:focus-within')).toHaveCount(1);

  await versions.nth(2).getByRole('button').first().click();
  await versions.nth(2).getByRole('button', { name: 'Trazer esta versão de volta' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(headingOf(page)).toHaveText(OLD.title);
  await expect(fieldsOf(page).locator(':focus')).toBeVisible();
  await expect(saveButton(page)).toBeEnabled();
  expect(onDisk(OLD.page)).not.toContain(OLD.title);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(headingOf(page)).toHaveText(now);
  await expect(saveButton(page)).toBeDisabled();
});

test('a single field of an old version is brought back', { tag: LONG }, async ({ page }) => {
  await openStudio(page, OLD.page);
  const versions = await openVersions(page);
  await versions.nth(2).getByRole('button').first().click();
  await fieldsOf(page).getByRole('button', { name: 'Escolher os campos que voltam' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('region', { name: /Título da página$/ });
  await expect(title.getByRole('group', { name: /^Nesta versão/ })).toHaveText(OLD.title);
  expect(await axeOf(page)).toEqual([]);
  await title.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Trazer 1 de volta' }).click();
  await expect(headingOf(page)).toHaveText(OLD.title);
  await expect(canvasOf(page).getByText(OLD.text)).toHaveCount(0);
  await undo(page);
});

test('a version that is no longer valid says why, and comes back whole', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, OLD.page);
  const versions = await openVersions(page);
  await versions.nth(1).getByRole('button').first().click();
  await expect(banner(page)).toContainText('Ela não pode aparecer: hoje teria 1 erro.');
  await expect(versions.nth(1)).toContainText(`“${OLD.type}”`);
  await expect(canvasOf(page).locator('body')).toBeHidden();
  expect(await axeOf(page)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Trazer de volta' }).click();
  await expect(page.getByRole('button', { name: /1 erro/ }).first()).toBeVisible();
  await undo(page);
});

test('an old version takes the place of a file that cannot be read', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, OLD.page);
  const now = await headingOf(page).innerText();
  const file = join(studioContent, fileOf(OLD.page));
  const text = onDisk(OLD.page);
  writeFileSync(file, text.slice(0, -40));
  try {
    await fieldsOf(page)
      .getByRole('button', { name: 'Escolher uma versão anterior' })
      .press('Enter');
    const versions = fieldsOf(page)
      .getByRole('list', { name: /^Versões/ })
      .locator(':scope > li');
    await expect(versions.first()).toContainText('não pode ser lido');
    await versions.nth(1).getByRole('button').first().click();
    await versions.nth(1).getByRole('button', { name: 'Trazer esta versão de volta' }).click();
    await save(page);
    expect(onDisk(OLD.page)).toBe(text);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(headingOf(page)).toHaveText(now);
    await expect(saveButton(page), 'nothing to bring back').toBeDisabled();
  } finally {
    writeFileSync(file, text);
  }
});

test('what another window saves becomes a version, here too', { tag: LONG }, async ({
  page,
  context,
}) => {
  const name = 'pages/solucoes/softwares-gerenciamento-ti';
  await openStudio(page, name);
  const versions = await openVersions(page);
  await expect(versions).toHaveCount(1);
  const other = await context.newPage();
  await openStudio(other, name);
  await writeTitle(other, 'O que a outra salvou');
  await save(other);
  await expect(versions.first()).toContainText('O que está salvo, por enviar');
  await expect(versions.first()).toContainText('→ “O que a outra salvou”');
  expect(await axeOf(page)).toEqual([]);
  await versions.last().getByRole('button').first().click();
  await versions.last().getByRole('button', { name: 'Trazer esta versão de volta' }).click();
  await expect(headingOf(page)).not.toHaveText('O que a outra salvou');
  await save(page);
  await expect(headingOf(other)).not.toHaveText('O que a outra salvou');
});

test('a collection and a menu have versions as well, in a small window too', {
  tag: LONG,
}, async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const name of ['collections/vendors', 'navigation']) {
    await page.setViewportSize({ width, height });
    await openStudio(page, name);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.getByRole('button', { name: 'Lista', exact: true }).click();
    const versions = await openVersions(page);
    // Of the menu, another test may have saved something that is not sent.
    await versions.last().getByRole('button').first().click();
    await expect(banner(page)).toBeVisible();
    expect(await axeOf(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Versões' }).click();
    await expect(versions.last()).toContainText(/É igual ao que está aqui agora\.|→/);
    await fieldsOf(page).getByRole('button', { name: 'Voltar aos campos' }).click();
    await expect(fieldsOf(page).getByRole('heading', { name: 'Versões' })).toHaveCount(0);
  }
});
