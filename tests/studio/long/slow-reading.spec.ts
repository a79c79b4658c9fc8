import type { Page } from 'playwright/test';
import { expect, STUDIO, test } from '../../test.ts';
import {
  addTextSection,
  headingOf,
  onDisk,
  openStudio,
  save,
  saveButton,
  sectionNames,
  titleField,
} from '../studio.ts';

test.use(STUDIO);

/** Files are read once the returned function is called. */
async function readLate(page: Page): Promise<() => void> {
  let read = () => {};
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  await page.route('**/api/open', async (route) => {
    await isRead;
    await route.continue();
  });
  return read;
}

test('a title that is clicked before its file has been read is typed in', async ({ page }) => {
  const read = await readLate(page);
  await openStudio(page, 'pages/solucoes/protecao-redes');
  const heading = headingOf(page);
  await heading.click();
  read();
  await expect(heading.getByRole('textbox', { name: /^Título/ })).toBeFocused();
});

test('a section that is added, or pasted, before its file has been read is the last of the page', async ({
  page,
}) => {
  const read = await readLate(page);
  await openStudio(page, 'pages/legais/cookies');
  await addTextSection(page);
  read();
  await expect(sectionNames(page)).toHaveText(['Topo', 'Texto']);

  const readTerms = await readLate(page);
  await openStudio(page, 'pages/legais/termos');
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    JSON.stringify({ type: 'prose', title: 'Colada' }),
  );
  readTerms();
  await expect(sectionNames(page)).toHaveText(['Topo', /^Texto/]);
});

test('a page that is created before the menus have been read is in its menu', async ({ page }) => {
  const read = await readLate(page);
  await openStudio(page, 'pages/inicio');
  await page.goto('/__studio'); // the list of pages
  await page.getByRole('button', { name: 'Nova página' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova página' });
  await dialog.getByLabel('Título').fill('Perguntas');
  await dialog.getByLabel('Menu').selectOption('/header/links');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  read();
  await page.getByRole('button', { name: 'Revisar (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Revisar' })).toContainText('Menus e rodapé');
});

test('what is saved while the changes of others are being read can be undone', async ({ page }) => {
  const name = 'pages/legais/cookies';
  const before = onDisk(name);
  await openStudio(page, name);
  await sectionNames(page).first().click();
  const title = titleField(page);
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
