import {
  expectTyped,
  fillContact,
  leadsOf,
  openContact,
  send,
  solveCaptcha,
  tickCaptcha,
  who,
} from '../contact.ts';
import { expect, test } from '../test.ts';

const QUEUED = 'Sem internet: contato guardado';
const DONE = 'Recebemos o seu contato';

test('offline it is kept, and sent once the visitor has solved a new captcha', async ({
  page,
  context,
}) => {
  const name = who('Desligada');
  await openContact(page);
  await fillContact(page, name);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('group', { name: QUEUED })).toBeFocused();
  await expectTyped(page, name);
  expect(await leadsOf(page, name)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('A internet voltou. Refaça a verificação')).toBeVisible();
  await tickCaptcha(page);
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('two tabs show the same queue; one sends it, the other says so', async ({ page, context }) => {
  const name = who('Gêmea');
  await openContact(page);
  await fillContact(page, name);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('group', { name: QUEUED })).toBeVisible();
  await context.setOffline(false);

  const other = await context.newPage();
  await openContact(other);
  await expect(other.getByRole('group', { name: QUEUED })).toBeVisible();
  await expectTyped(other, name);
  await tickCaptcha(other);
  await expect(other.getByRole('group', { name: DONE })).toBeVisible();
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('an expired captcha says so', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { __captchaLifetime: 300 }));
  await openContact(page);
  await page.getByLabel('Sobrenome').focus();
  await tickCaptcha(page);
  await expect(page.getByText('A verificação expirou. Faça de novo para enviar.')).toBeVisible();
});

test('a blocked captcha says so, with a way on, and can be tried again', async ({
  page,
  watched,
}) => {
  watched.allowed.push(/Failed to load resource/);
  await page.route('**/recaptcha.js*', (route) => route.abort());
  const name = who('Barrada');
  await openContact(page);
  await fillContact(page, name);
  const blocked = page.getByText('A verificação não carregou');
  await expect(blocked).toBeVisible();
  await expect(blocked.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await send(page);
  await expectTyped(page, name);

  await page.unroute('**/recaptcha.js*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});
