import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { studioContent } from '../servers.ts';
import { expect } from '../test.ts';

export const fileOf = (name: string) => `site-config/${name}.json`;

export const onDisk = (name: string): string =>
  readFileSync(join(studioContent, fileOf(name)), 'utf8');

export const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: studioContent, encoding: 'utf8' }).trim();

/** Opens the studio on a file of site-config/, without the tour. */
export async function openStudio(page: Page, name: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage['studio-tour'] = 'yes';
  });
  await page.goto(`/__studio#/${fileOf(name)}`);
  await expect(page.getByRole('complementary', { name: 'Páginas e seções' })).toBeVisible();
}

export const canvasOf = (page: Page) =>
  page.frameLocator('iframe[title="A página, como os visitantes a veem"]');

export const listOf = (page: Page) => page.getByRole('complementary', { name: 'Páginas e seções' });
export const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Campos' });

/** The title of the page in the canvas, and its field. */
export const headingOf = (page: Page) => canvasOf(page).getByRole('heading', { level: 1 });
export const titleField = (page: Page) =>
  fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();

/** Writes the title of the open page by its field. */
export async function writeTitle(page: Page, text: string): Promise<void> {
  await headingOf(page).click();
  await titleField(page).fill(text);
  await expect(headingOf(page)).toHaveText(text);
}

/** Chooses what to do with the open file. */
export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Página|Mais) ▾/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Opens the dialog that makes a page. */
export async function startPage(page: Page) {
  await openStudio(page, 'site');
  await listOf(page).getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
  await page.getByRole('button', { name: 'Nova página' }).click();
  return page.getByRole('dialog', { name: 'Nova página' });
}

/** What each section of the open page is called, from top to bottom. */
export const sectionNames = (page: Page) =>
  listOf(page).getByRole('listitem').locator('button[aria-current] p:first-child');

/** The one that chooses a section of that name; another drags it. */
export const sectionButton = (page: Page, name: string) =>
  listOf(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first();

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });

export async function save(page: Page): Promise<void> {
  // Looked for at the same time: what is said goes after some seconds, which a busy machine may take for a look at the button.
  await Promise.all([
    expect(page.getByText('Salvo.', { exact: true }).last()).toBeVisible(),
    saveButton(page)
      .click()
      .then(() => expect(saveButton(page)).toBeDisabled()),
  ]);
}

/** Undoes the only change. */
export async function undo(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
}

/** Adds a section of text, as its gallery shows it first. */
export async function addTextSection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar seção' }).click();
  const gallery = page.getByRole('dialog', { name: 'Acrescentar seção' });
  await gallery
    .getByRole('button', { name: /^Texto/ })
    .first()
    .click();
  await expect(gallery).toBeHidden();
}

/** What the browser stores of all windows. */
export const storedTexts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('studio');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('unsaved').objectStore('unsaved').getAll();
          all.onsuccess = () => resolve(JSON.stringify(all.result));
          all.onerror = () => reject(all.error);
        };
      }),
  );

/** Nothing is wrong; other tests may have saved what is warned of meanwhile. */
export const expectNoErrors = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^(Tudo certo|\d+ avisos?)$/ })).toBeVisible();
