import type { Page } from 'playwright/test';
import { expect, STUDIO, test } from '../test.ts';
import {
  addTextSection,
  canvasOf,
  fieldsOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionNames,
} from './studio.ts';

test.use(STUDIO);

/** Files are read long after the page is shown and dialogs are filled in. */
const readLate = (page: Page) =>
  page.route('**/api/open', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });

test('a title that is clicked before its file has been read is typed in', async ({ page }) => {
  await readLate(page);
  await openStudio(page, 'pages/solucoes/protecao-redes');
  const heading = canvasOf(page).getByRole('heading', { level: 1 });
  await heading.click();
  await expect(heading.getByRole('textbox', { name: /^Título/ })).toBeFocused();
});

test('a section that is added, or pasted, before its file has been read is the last of the page', async ({
  page,
}) => {
  await readLate(page);
  await openStudio(page, 'pages/legais/cookies');
  await addTextSection(page);
  await expect(sectionNames(page)).toHaveText(['Topo', 'Texto']);

  await openStudio(page, 'pages/legais/termos');
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    JSON.stringify({ type: 'prose', title: 'Colada' }),
  );
  await expect(sectionNames(page)).toHaveText(['Topo', /^Texto/]);
});

test('a page that is created before the menus have been read is in its menu', async ({ page }) => {
  await readLate(page);
  await openStudio(page, 'pages/inicio');
  await page.goto('/__estudio'); // the list of pages
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Perguntas');
  await dialog.getByLabel('Menu').selectOption('/header/links');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await page.getByRole('button', { name: 'Revisar (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Revisar' })).toContainText('Menus e rodapé');
});

test('what is saved while the changes of others are being read can be undone', async ({ page }) => {
  const name = 'pages/legais/cookies';
  const before = onDisk(name);
  await openStudio(page, name);
  await sectionNames(page).first().click();
  const title = fieldsOf(page)
    .getByRole('textbox', { name: /^Título/ })
    .first();
  await title.fill('Cookies e parecidos');

  const held: (() => void)[] = [];
  await page.route('**/api/open', async (route) => {
    if (held.length < 2) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const answerNext = async (index: number) => {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    const answered = page.waitForResponse('**/api/open');
    held[index]?.();
    await answered;
  };
  // As when somebody else has just saved another file.
  await page.evaluate(() => dispatchEvent(new Event('site-config')));
  await expect.poll(() => held.length).toBe(1);
  await saveButton(page).click();
  await expect.poll(() => onDisk(name)).toContain('Cookies e parecidos');
  await answerNext(0);
  await answerNext(1);
  await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk(name)).toBe(before);
});
