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
  await page.goto(`/__estudio#/${fileOf(name)}`);
  await expect(page.getByRole('complementary', { name: 'Páginas e seções' })).toBeVisible();
}

export const canvasOf = (page: Page) =>
  page.frameLocator('iframe[title="A página, como os visitantes a veem"]');

export const listOf = (page: Page) => page.getByRole('complementary', { name: 'Páginas e seções' });
export const fieldsOf = (page: Page) => page.getByRole('complementary', { name: 'Campos' });

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
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await expect(page.getByText('Salvo.', { exact: true }).last()).toBeVisible();
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
