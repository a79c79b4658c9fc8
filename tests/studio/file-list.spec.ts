import { expect, LONG, STUDIO, test } from '../test.ts';
import { canvasOf, fieldsOf, headingOf, listOf, openStudio, titleField, undo } from './studio.ts';

test.use({ ...STUDIO, contextOptions: { reducedMotion: 'reduce' } });

test('pages are in groups that stay folded, can be searched, and show unsaved changes', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'pages/servicos/nsoc');
  await headingOf(page).click();
  await titleField(page).fill('Outro título');
  const list = listOf(page);
  const back = list.getByRole('button', { name: 'Todas as páginas e arquivos' });
  await back.click();
  const nsoc = list.getByRole('button', { name: /\/nsoc/ });
  await expect(nsoc).toContainText('por salvar');

  const group = list.getByRole('button', { name: /^Serviços/ });
  await group.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toContainText('1 por salvar');
  await expect(nsoc).toHaveCount(0);
  await list.getByRole('button', { name: /^Sobre/ }).click();
  await back.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');

  await list.getByRole('searchbox').fill('por salvar');
  await expect(list.getByRole('listitem').getByRole('button')).toHaveText([/\/nsoc.*por salvar/]);
  await page.keyboard.press('Tab');
  await undo(page);
});

test('the canvas shows the page of the opened form or record, and ignores clicks inside it', {
  tag: LONG,
}, async ({ page }) => {
  await openStudio(page, 'forms/consultoria');
  const canvas = canvasOf(page);
  const form = canvas.locator('main form');
  await expect(form.first()).toBeInViewport();

  await page.goto('/__studio#/site-config/collections/cases.json');
  const heading = canvas.getByRole('heading', { level: 1 });
  const cases = fieldsOf(page).getByRole('list').first().locator(':scope > li');
  await cases.nth(0).getByRole('button', { expanded: false }).first().click();
  await expect(heading).toHaveText('Uma só política de rede para todas as lojas');
  await cases.nth(1).getByRole('button', { expanded: false }).first().click();
  await expect(heading).toHaveText('Exames protegidos, acessos demonstrados');

  await page.goto('/__studio#/site-config/pages/materiais.json');
  const card = canvas.locator('main').getByText('Doze anos de estrada', { exact: false }).first();
  await card.click();
  await expect(page).toHaveURL(/collections\/cases\.json/);
  await expect(canvasOf(page).locator(':focus')).toBeVisible();
  await expect(card).toBeVisible();
});
