import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import { headingOf, onDisk, openStudio, saveButton, writeTitle } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = 'pages/solucoes/next-gen-antivirus';

async function chooseLanguage(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('button', { name: menu }).press('Enter');
  const choice = page.getByRole('menuitemradio', { name: language });
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  await choice.press('Enter');
}

test('the studio speaks the language that is chosen, and nothing typed is lost', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await writeTitle(page, 'Escrito em português');

  await chooseLanguage(page, 'Idioma (Language)', 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('complementary', { name: 'Pages and sections' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
  await expect(page.getByText(/^Your unsaved changes are back: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Language' }).click();
  expect(await axeViolations(page, 'body', 'iframe')).toEqual([]);
  await page.keyboard.press('Escape');

  await chooseLanguage(page, 'Language', 'Português (Brasil)');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(headingOf(page)).toHaveText('Escrito em português');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(page)).toBeDisabled();
  expect(onDisk(PAGE)).not.toContain('Escrito em português');
});
