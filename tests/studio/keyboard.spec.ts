import type { Locator, Page } from 'playwright/test';
import { axeViolations } from '../axe.ts';
import { expect, LONG, STUDIO, test } from '../test.ts';
import {
  canvasOf,
  fieldsOf,
  headingOf,
  listOf,
  openStudio,
  save,
  saveButton,
  sectionButton,
  sectionNames,
  undo,
} from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const focused = (page: Page) => page.locator(':focus');
const isIn = (page: Page, area: 'list' | 'page' | 'form' | 'top') =>
  expect(
    page.locator(area === 'top' ? 'header:focus-within' : `[data-pane="${area}"]:focus-within`),
  ).toHaveCount(1);

test('keys lead from a section to its fields and back, and between the areas', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const { keyboard } = page;
  const names = sectionNames(page);
  await expect(names).not.toHaveCount(0);
  const [first = '', second = '', ...rest] = await names.allInnerTexts();
  await sectionButton(page, first).focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await expect(focused(page)).toContainText(second);
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');
  await keyboard.press('Enter');
  await isIn(page, 'form');
  await expect(fieldsOf(page).getByRole('heading', { name: second })).toBeVisible();
  await keyboard.press('Escape');
  await expect(focused(page)).toContainText(second);

  await keyboard.press('Alt+ArrowUp');
  await expect(names).toHaveText([second, first, ...rest]);
  await expect(focused(page)).toContainText(second);
  await keyboard.press('ControlOrMeta+z');
  await expect(names).toHaveText([first, second, ...rest]);
  await sectionButton(page, second).focus();

  await keyboard.press('Delete');
  await expect(names).toHaveText([first, ...rest]);
  await expect(page.getByText(`Seção “${second}” apagada. Desfazer (Ctrl+Z)`)).toBeVisible();
  await expect(focused(page)).toContainText(rest[0] ?? first);
  await keyboard.press('ControlOrMeta+z');
  await expect(names).toHaveText([first, second, ...rest]);
  await expect(
    page.getByRole('status').filter({ hasText: 'Desfeito: Seção apagada.' }),
  ).toHaveCount(1);

  await sectionButton(page, first).focus();
  await keyboard.press('ControlOrMeta+d');
  await saveButton(page).press('Enter');
  await expect(page.getByText('Salvo.', { exact: true }).last()).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  await expect(saveButton(page)).toBeFocused();
  await keyboard.press('ControlOrMeta+z');
  await save(page);

  await sectionButton(page, first).focus();
  // The page has to have its scripts, or a key pressed in it is lost.
  await expect(canvasOf(page).locator('html')).toHaveAttribute('data-held');
  for (const area of ['page', 'form', 'top', 'list'] as const) {
    await keyboard.press('F6');
    await isIn(page, area);
  }
  await keyboard.press('Shift+F6');
  await isIn(page, 'top');
  await keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' });
  await expect(dialog).toContainText('F6, Shift+F6');
  await dialog.getByRole('switch', { name: /A tecla \? abre/ }).press('Space');
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await keyboard.press('?');
  await expect(dialog).toBeHidden();
});

test('in the canvas, arrows choose sections, Enter leads to their fields, Delete removes them', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const names = sectionNames(page);
  await expect(names).not.toHaveCount(0);
  const [first = '', second = '', ...rest] = await names.allInnerTexts();
  await expect(headingOf(page)).toBeVisible();
  const { keyboard } = page;
  await listOf(page).getByRole('button', { name: 'Dados da página' }).focus();
  await keyboard.press('F6');
  await isIn(page, 'page');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/at=%2Fsections%2F1$/);
  await keyboard.press('Enter');
  await isIn(page, 'form');
  await keyboard.press('Escape');
  await isIn(page, 'page');
  await fieldsOf(page).locator('[contenteditable="true"]').first().focus();
  await keyboard.press('Escape');
  await isIn(page, 'page');
  await keyboard.press('ControlOrMeta+d');
  await expect(names).toHaveText([first, second, second, ...rest]);
  await keyboard.press('Delete');
  await expect(names).toHaveText([first, second, ...rest]);
  await isIn(page, 'page');
  await keyboard.press('ControlOrMeta+z');
  await expect(names).toHaveText([first, second, second, ...rest]);
  await page.locator('iframe').focus();
  await keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/at=%2Fsections%2F1$/);
  await keyboard.press('Escape');
  await isIn(page, 'list');
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');
  await expect(focused(page)).toContainText(second);
});

test('the focus moves to a neighbour of a removed item, and to a pasted one', {
  tag: LONG,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page, 'pages/servicos/nsoc');
  const { keyboard } = page;
  await sectionButton(page, 'Cartões').click();
  const cards = fieldsOf(page).getByRole('group', { name: 'Cartões' }).getByRole('listitem');
  const second = await cards.nth(1).getByRole('button', { expanded: false }).innerText();
  await cards
    .first()
    .getByRole('button', { name: /^Tirar/ })
    .focus();
  await keyboard.press('Enter');
  await expect(focused(page)).toHaveText(second);

  await sectionButton(page, 'Topo').focus();
  await keyboard.press('ControlOrMeta+c');
  await expect(page.getByText('Seção copiada.', { exact: false })).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/at=%2Fsections%2F1$/);
  await keyboard.press('ControlOrMeta+v');
  await expect(sectionNames(page).nth(2)).toHaveText('Topo');
  await expect(focused(page)).toHaveAttribute('aria-current', 'true');
  await expect(focused(page)).toContainText('Topo');
  const count = await sectionNames(page).count();
  for (let left = count; left > 0; left -= 1) {
    await keyboard.press('Delete');
    await expect(sectionNames(page)).toHaveCount(left - 1);
  }
  await expect(focused(page)).toHaveText('Dados da página');
  for (const handle of await page.locator('[aria-roledescription]').all())
    await expect(handle).toHaveAttribute('aria-roledescription', 'alça');
});

/** The parts of the window that are wider than they are shown. */
const scrolledSideways = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, header, nav, [data-pane], [role="dialog"]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ localName, scrollWidth, clientWidth }) => [localName, scrollWidth, clientWidth]),
  );

const SIZES = [
  { what: 'at 640 px, as 1280 px at 200 %', width: 640, height: 450 },
  { what: 'at 390 px', width: 390, height: 800 },
];

for (const { what, ...size } of SIZES) {
  test(`a page is edited ${what}`, { tag: LONG }, async ({ page }) => {
    await page.setViewportSize(size);
    await openStudio(page, 'pages/servicos/defesa-cibernetica');
    const look = async (name: string) => {
      await page.mouse.move(1, size.height - 1);
      expect.soft(await scrolledSideways(page), name).toEqual([]);
      expect.soft(await axeViolations(page, 'body', 'iframe'), name).toEqual([]);
    };
    const pane = (name: string) => page.getByRole('button', { name, exact: true });
    await look('the list');
    await sectionButton(page, 'Topo').click();
    const title = fieldsOf(page).getByRole('textbox', { name: /^Título/ });
    await title.first().fill('Escrito em uma janela pequena');
    await look('the fields');
    await pane('Página').click();
    const heading = headingOf(page);
    await expect(heading).toHaveText('Escrito em uma janela pequena');
    await look('the page');
    const middle = async (button: Locator) => {
      const box = await button.boundingBox();
      return box && box.y + box.height / 2;
    };
    if (size.width === 640)
      expect(await middle(saveButton(page)), 'in one row').toBe(
        await middle(page.getByRole('button', { name: 'Desfazer' })),
      );
    await heading.click();
    await expect(heading.getByRole('textbox')).toBeFocused();
    await look('a text of the page');
    await page.keyboard.press('Escape');
    await isIn(page, 'page');
    await page.keyboard.press('F6');
    await isIn(page, 'form');
    await page.keyboard.press('Shift+F6');
    await page.keyboard.press('Shift+F6');
    await isIn(page, 'list');
    await page.keyboard.press('?');
    await look('the keys');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Todas as páginas e arquivos' }).click();
    await look('all files');
    await listOf(page)
      .getByRole('button', { name: /^Dados do site/ })
      .click();
    await expect(fieldsOf(page).getByRole('heading', { name: 'Dados do site' })).toBeVisible();
    await undo(page);
  });
}
