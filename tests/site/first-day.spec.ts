import { openPanel, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

test('an empty panel says what will come, and sends a test that is taken away again', {
  tag: LONG,
}, async ({ page }) => {
  await signInAsAdministrator(page);
  // As it is before anything was sent.
  const nothing = { rows: [], count: 0, more: false, suspected: 0, late: 0, next: null };
  await page.route('**/rpc/find_submissions', (route) => route.fulfill({ json: nothing }));
  await openPanel(page);
  await expect(page.getByText('Nada chegou ainda')).toBeVisible();
  await expect(page.getByText('Nenhum envio corresponde')).toHaveCount(0);
  const forms = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fale conosco' });
  await expect(forms).toHaveCount(1);

  const samples = page.getByRole('list', { name: 'Exemplo' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Ver com exemplos' }).click();
  await expect(samples).toHaveCount(4);
  await expect(samples.filter({ hasText: /^Exemplo/ })).toHaveCount(4);
  await expect(samples.first()).toContainText('Novo');
  await page.getByRole('button', { name: 'Tirar os exemplos' }).click();
  await expect(samples).toHaveCount(0);

  await page.getByRole('button', { name: 'Enviar um teste' }).click();
  const sheet = page.getByRole('region', { name: 'Teste do painel' });
  const notice = sheet.getByRole('listitem').filter({ hasText: /^Aviso a / });
  await expect(notice.first()).toContainText('enviado em');
  await expect(sheet.getByRole('listitem').filter({ hasText: /^CRM/ })).toHaveCount(0);
  await page.unroute('**/rpc/find_submissions');
  await sheet.getByRole('button', { name: 'Apagar este envio' }).click();
  await sheet.getByRole('button', { name: /^Sim/ }).click();
  await expect(sheet).toHaveCount(0);
});
