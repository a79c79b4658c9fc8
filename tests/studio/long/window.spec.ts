import { expect, STUDIO, test } from '../../test.ts';
import { canvasOf, fieldsOf, listOf, openStudio, titleField, undo } from '../studio.ts';

test.use(STUDIO);

test.describe('for fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test('what is touched is 44 pixels high', async ({ page }) => {
    await openStudio(page, 'pages/sobre');
    await page.goto('/__studio#/site-config/pages/sobre.json?at=/sections/0');
    for (const pane of ['Lista', 'Campos']) {
      await page.getByRole('button', { name: pane, exact: true }).click();
      const small = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'button, [role="button"], input, select, textarea',
          ),
        ]
          .filter((element) => element.checkVisibility() && element.offsetWidth > 1)
          .filter((element) => !element.closest('.MuiSwitch-root'))
          // In the line of a sentence.
          .filter((element) => !/^(mais|menos) sobre/.test(element.ariaLabel ?? ''))
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.ariaLabel ?? element.textContent),
      );
      expect(small, pane).toEqual([]);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('in a window of 1024 pixels', () => {
  test.use({ viewport: { width: 1024, height: 768 } });
  test('the page is readable beside the list and the fields', async ({ page }) => {
    await openStudio(page, 'pages/sobre');
    await expect(canvasOf(page).getByRole('heading', { level: 1 })).toBeVisible();
    const scale = await page
      .locator('iframe')
      .evaluate(
        (frame: HTMLIFrameElement) => frame.getBoundingClientRect().width / frame.offsetWidth,
      );
    expect(scale).toBe(1);
  });
});

test('a section with a date says so in the list', async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  await canvasOf(page).getByRole('heading', { level: 1 }).click();
  await expect(titleField(page)).toBeVisible();
  const when = fieldsOf(page).getByRole('button', { name: /^Quando aparece/ });
  await when.click();
  await fieldsOf(page)
    .getByRole('textbox', { name: /^Sai do ar/ })
    .first()
    .fill('31/12/2999');
  await page.keyboard.press('Tab');
  await expect(listOf(page).getByText('sai em 31/12/2999')).toBeVisible();
  await undo(page);
});

test('whole words alone are found, and the tab remembers it', async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await search.click();
  const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
  await page.keyboard.type('empres');
  await expect(dialog.getByRole('status')).toHaveText(/texto/);
  await dialog.getByLabel('Só palavras inteiras').check();
  await expect(dialog.getByRole('status')).toHaveText('Nenhum texto tem estas palavras.');
  await page.reload();
  await search.click();
  await expect(dialog.getByLabel('Só palavras inteiras')).toBeChecked();
});

test('a setting is found by its name, and opened at its field', async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Buscar em todos os textos' });
  await page.keyboard.type('fuso');
  const fields = dialog.getByRole('region', { name: 'Configurações e campos' });
  await fields.getByRole('button', { name: /^Dados do site › / }).click();
  await expect(page).toHaveURL(/site\.json/);
  await expect(fieldsOf(page).locator(':focus')).toHaveValue(/^America\//);
});
