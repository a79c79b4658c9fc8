import { expect, LONG, STUDIO, test } from '../test.ts';
import { canvasOf, fieldsOf, openStudio } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

const TO_COME = '2999-12-19';

test('a page is shown as on a chosen day, with its search result', { tag: LONG }, async ({
  page,
}) => {
  await openStudio(page, 'pages/lp/roundtable-cotia');
  const canvas = canvasOf(page);
  const search = fieldsOf(page).getByRole('button', { name: 'Como aparece na busca' });
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expect(fieldsOf(page)).toContainText('› roundtable-sessions-cotia');

  const heading = canvas.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Como ficará em outro dia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Como ficará em outro dia' });
  await dialog.getByLabel('Dia').fill(TO_COME);
  await dialog.getByRole('button', { name: 'Mostrar' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Como ficará em' });
  await expect(banner).toContainText('19 de dezembro de 2999');
  await expect(heading).toBeVisible();
  await banner.getByRole('button', { name: 'Voltar a hoje' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page.locator('[data-pane="page"]:focus-within')).toHaveCount(1);
  await expect(heading).toBeVisible();
});

test('an event is shown as after its end, and an unpublished page as missing', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/lp/roundtable-cotia');
  const canvas = canvasOf(page);
  const past = canvas.getByText('Edição realizada');
  await expect(past.first()).toBeVisible();
  const choose = async (day: string) => {
    await page.getByRole('button', { name: 'Como ficará em outro dia' }).click();
    await page.getByRole('dialog').getByLabel('Dia').fill(day);
    await page.keyboard.press('Enter');
  };
  await choose('2025-01-10');
  await expect(past).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar a hoje' }).click();
  await expect(past.first()).toBeVisible();

  await openStudio(page, 'pages/oficina');
  await choose(TO_COME);
  await expect(page.getByRole('alert')).toContainText('não está no ar (Rascunho)');
  await expect(canvas.locator('body')).toBeHidden();
});

test('the social picture equals the one of the build, and is drawn on request', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/servicos/nsoc');
  const fields = fieldsOf(page);
  await fields.getByRole('button', { name: 'Como aparece em redes sociais' }).click();
  const picture = fields.getByRole('img', { name: 'A imagem que acompanha o link da página' });
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
});

test('a date says when it takes effect', { tag: LONG }, async ({ page }) => {
  await openStudio(page, 'pages/sobre');
  const fields = fieldsOf(page);
  await fields.getByRole('button', { name: /^Quando aparece/ }).click();
  const date = fields.getByRole('textbox', { name: 'Entra no ar', exact: true });
  await date.fill('3/12/2999');
  await expect(date).toHaveAccessibleDescription(/primeira publicação do site a partir de/);
  await page.keyboard.press('ControlOrMeta+z');
});
