import { fillContact, leadsOf, openContact, send, solveCaptcha, who } from '../contact.ts';
import { openPanel, signInAsAdministrator } from '../panel.ts';
import { expect, LONG, test } from '../test.ts';

test('what a robot seems to have sent is received, kept apart, and told once it is released', {
  tag: LONG,
}, async ({ page }) => {
  const name = who('Robô');
  await openContact(page);
  await fillContact(page, name);
  await solveCaptcha(page);
  await page
    .locator('#formulario input[type=checkbox][name=confirm_contact]')
    .evaluate((box: HTMLInputElement) => box.click());
  await send(page);
  await expect(page.getByRole('heading', { name: 'Recebemos o seu contato' })).toBeFocused();
  expect(await leadsOf(page, name)).toEqual([]);
  const inbox = async () => (await (await page.request.get('/__local/inbox.json')).json()).emails;
  const notices = async () =>
    (await inbox()).filter(({ subject }: { subject: string }) => subject.includes(name));
  expect(await notices()).toEqual([]);

  await signInAsAdministrator(page);
  await openPanel(page, name);
  await expect(page.getByText('Nenhum envio corresponde')).toBeVisible();
  await page.getByRole('link', { name: /^Suspeitos: \d/ }).click();
  await expect(page).toHaveURL(/suspected=yes/);
  await page.getByRole('button', { name }).first().click();
  const sheet = page.getByRole('region', { name });
  await expect(sheet.getByText('um campo que as pessoas não veem veio preenchido')).toBeVisible();
  await sheet.getByRole('button', { name: 'Liberar' }).click();
  await expect(sheet.getByText(/Liberado: era suspeito, porque um campo/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Liberar' })).toHaveCount(0);
  expect(await notices()).toHaveLength(1);
  // The server has sent it to the CRM, as no browser did.
  expect(await leadsOf(page, name)).toHaveLength(1);
  const crm = sheet.getByRole('listitem').filter({ hasText: /^CRM/ });
  await expect(crm).toContainText('enviado em');
  const delivery = sheet.getByRole('listitem').filter({ hasText: /^Aviso a / });
  await expect(delivery).toContainText('enviado em');
  await delivery.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect.poll(async () => (await notices()).length).toBe(2);

  await openPanel(page, name);
  await expect(page.getByText('Envios encontrados: 1')).toBeVisible();
});
