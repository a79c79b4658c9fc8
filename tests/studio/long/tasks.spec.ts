import type { Page } from 'playwright/test';
import { expect, STUDIO, test } from '../../test.ts';
import {
  canvasOf,
  fieldsOf,
  headingOf,
  listOf,
  openStudio,
  saveButton,
  startPage,
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
    await expect(focused(page)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('Enter');
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
  const dialog = await startPage(page);
  await dialog.getByLabel('Título').fill('Caso das águas');
  await dialog.getByLabel('Modelo').selectOption('case');
  await dialog.getByLabel('Cliente').fill('Águas de Aurora');
  await expect(dialog.getByLabel('Cartão')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page).toHaveURL(/collections\/cases\.json/);
  await expect(fieldsOf(page).locator(':focus')).toHaveValue(/^‹(Diga|Conte|Escreva) aqui/);
  await expect(headingOf(page)).toHaveText('Caso das águas');
  // The record, the page and the card.
  await expect(page.getByRole('button', { name: /^Revisar \(3\)/ })).toBeVisible();
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
