import { expect, hydrated, test } from '../test.ts';

test('a draft is shown, with a note above it and above each draft section', async ({ page }) => {
  expect((await page.goto('/oficina'))?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('note', { name: 'Esta página: Rascunho' })).toHaveText('Rascunho');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficina jabuticaba');
  await expect(page.getByRole('note', { name: 'Esta seção: Rascunho' })).toHaveCount(1);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Oficina jabuticaba' }),
  ).toBeVisible();
});

test('a scheduled section is shown with its day; published sections have no note', async ({
  page,
}) => {
  await page.goto('/acesso-remoto-seguro');
  await hydrated(page);
  const note = page.getByRole('note');
  await expect(note).toHaveText(['Entra em 20 de dezembro de 2999']);
  await expect(note).toHaveAccessibleName('Esta seção: Entra em 20 de dezembro de 2999');
  await expect(page.getByRole('heading', { name: 'Recesso de carambola' })).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Oficina jabuticaba' }).click();
  await expect(page.getByRole('note').first()).toHaveText('Rascunho');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Materiais' }).click();
  await expect(page).toHaveURL('/materiais');
  await expect(page.getByRole('note')).toHaveCount(0);
});
