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

interface Holding {
  /** What the window has asked its worker to read, and waits for. */
  held?: (() => void)[];
  isHolding?: boolean;
}

/** Has the worker read files only once the returned function is called. */
async function readLate(page: Page): Promise<() => Promise<void>> {
  const hold = () => {
    const holding = window as Holding;
    holding.isHolding = true;
    if (holding.held) return;
    holding.held = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message: { name?: string }) {
      const post = () => postMessage.call(this, message);
      if (holding.isHolding && message.name === 'open') holding.held?.push(post);
      else post();
    };
  };
  await page.addInitScript(hold);
  await page.evaluate(hold);
  return () =>
    page.evaluate(() => {
      const holding = window as Holding;
      holding.isHolding = false;
      for (const post of holding.held?.splice(0) ?? []) post();
    });
}

test('a title that is clicked before its file has been read is typed in', async ({ page }) => {
  const read = await readLate(page);
  await openStudio(page, 'pages/solucoes/protecao-redes');
  const heading = headingOf(page);
  await heading.click();
  await read();
  await expect(heading.getByRole('textbox', { name: /^Título/ })).toBeFocused();
});

test('a section that is added, or pasted, before its file has been read is the last of the page', async ({
  page,
}) => {
  const read = await readLate(page);
  await openStudio(page, 'pages/legais/cookies');
  await addTextSection(page);
  await read();
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
  await readTerms();
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
  await read();
  await page.getByRole('button', { name: 'Revisar (2)' }).click();
  await expect(page.getByRole('dialog', { name: 'Revisar' })).toContainText('Menus e rodapé');
});

// Undo leaves nothing to save here since the worker reads: either two readings are held differently from what the server
// did, or the window takes what was read before the save for what is saved. To be found out first.
test('what is saved while the changes of others are being read can be undone', async ({ page }) => {
  const name = 'pages/legais/cookies';
  const before = onDisk(name);
  await openStudio(page, name);
  await sectionNames(page).first().click();
  const title = titleField(page);
  await title.fill('Cookies e parecidos');

  await readLate(page);
  const heldCount = () => page.evaluate(() => (window as Holding).held?.length);
  const readNext = () => page.evaluate(() => (window as Holding).held?.shift()?.());
  // As when somebody else has just saved another file.
  await page.evaluate(() => dispatchEvent(new Event('site-config')));
  await expect.poll(heldCount).toBe(1);
  await saveButton(page).click();
  await expect.poll(() => onDisk(name)).toContain('Cookies e parecidos');
  await expect.poll(heldCount).toBe(2);
  await readNext();
  await page.evaluate(() => {
    (window as Holding).isHolding = false;
  });
  await readNext();
  await expect(page.getByText('Salvo.', { exact: true })).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await save(page);
  expect(onDisk(name)).toBe(before);
});
