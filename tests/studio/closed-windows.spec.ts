import type { Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  headingOf,
  onDisk,
  openStudio,
  saveButton,
  storedTexts,
  titleField,
  writeTitle,
} from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

/** Writes the title of a page, and waits until the browser has stored it. */
async function writeAndStore(page: Page, name: string, text: string): Promise<void> {
  await openStudio(page, name);
  await writeTitle(page, text);
  await expect.poll(() => storedTexts(page)).toContain(text);
}

const showPage = (page: Page, name: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/site-config/${name}.json`);

const ANTIVIRUS = 'pages/solucoes/next-gen-antivirus';
const MONITORING = 'pages/solucoes/monitoramento-ti';

test('what two closed windows had not saved is back, and stays until the new one has stored it', {
  tag: LONG,
}, async ({ page, context }) => {
  const other = await context.newPage();
  await writeAndStore(page, ANTIVIRUS, 'Escrito na primeira janela');
  await writeAndStore(other, MONITORING, 'Escrito na segunda janela');
  await page.close();
  await other.close();

  const again = await context.newPage();
  await openStudio(again, ANTIVIRUS);
  await expect(again.getByText(/O que você não tinha salvo está de volta: .+, .+\./)).toBeVisible();
  await expect(headingOf(again)).toHaveText('Escrito na primeira janela');
  await showPage(again, MONITORING);
  await expect(headingOf(again)).toHaveText('Escrito na segunda janela');
  await expect
    .poll(async () => (await storedTexts(again)).match(/Escrito na (primeira|segunda)/g)?.length)
    .toBe(2);

  await again.keyboard.press('ControlOrMeta+z');
  await expect(saveButton(again)).toBeDisabled();
  expect(onDisk(MONITORING)).not.toContain('Escrito na segunda janela');
});

test('where two closed windows changed one field, both versions are offered', {
  tag: LONG,
}, async ({ page, context }) => {
  const other = await context.newPage();
  await writeAndStore(page, ANTIVIRUS, 'A versão mais velha');
  await writeAndStore(other, ANTIVIRUS, 'A versão mais nova');
  await page.close();
  await other.close();

  const again = await context.newPage();
  await again.goto(`/__studio#/site-config/${ANTIVIRUS}.json`);
  const dialog = again.getByRole('dialog', { name: 'Duas janelas mudaram o mesmo' });
  await expect(dialog.getByRole('region', { name: /^A mais nova/ })).toContainText(
    'A versão mais nova',
  );
  await expect(dialog.getByRole('region', { name: /^A anterior/ })).toContainText(
    'A versão mais velha',
  );
  expect(await axeViolations(again, 'body', 'iframe')).toEqual([]);

  // Not decided yet, neither is lost with the window.
  await dialog.getByRole('button', { name: 'Decidir depois' }).click();
  await expect(headingOf(again)).toHaveText('A versão mais nova');
  await again.reload();
  await dialog.getByRole('button', { name: 'Decidir depois' }).click();
  await again.getByRole('button', { name: 'Ver as duas' }).click();
  await dialog.getByRole('button', { name: /^Ficar com a anterior/ }).click();
  await expect(headingOf(again)).toHaveText('A versão mais velha');
  await again.keyboard.press('ControlOrMeta+z');
  await expect(headingOf(again)).toHaveText('A versão mais nova');
  await expect.poll(() => storedTexts(again)).not.toContain('A versão mais velha');
});

test('what was left of one site is not put into another at the same address', {
  tag: LONG,
}, async ({ page, context }) => {
  await writeAndStore(page, ANTIVIRUS, 'Do primeiro site');
  await page.close();
  const other = await context.newPage();
  await other.route('**/__studio/api/setup', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), id: 'outro' } });
  });
  await openStudio(other, ANTIVIRUS);
  await expect(headingOf(other)).toBeVisible();
  await expect(headingOf(other)).not.toHaveText('Do primeiro site');
  await expect(saveButton(other)).toBeDisabled();

  const again = await context.newPage();
  await openStudio(again, ANTIVIRUS);
  await expect(headingOf(again)).toHaveText('Do primeiro site');
});

test('a browser that cannot store says so, and asks before the window is closed', {
  tag: LONG,
}, async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openStudio(page, ANTIVIRUS);
  await headingOf(page).click();
  await titleField(page).fill('Sem lugar');
  await expect(page.getByText(/O navegador não está guardando/)).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});
