import {
  DONE,
  expectTyped,
  fillContact,
  leadsOf,
  openContact,
  QUEUED,
  send,
  solveCaptcha,
  tickCaptcha,
  who,
} from '../contact.ts';
import { expect, LONG, test } from '../test.ts';

test('a message sent offline is kept, and sent after a new captcha', async ({ page, context }) => {
  const name = who('Desligada');
  await openContact(page);
  await fillContact(page, name);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: QUEUED })).toBeFocused();
  await expectTyped(page, name);
  await expect(page.getByText('O que você enviou')).toHaveCount(0);
  expect(await leadsOf(page, name)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('A internet voltou. Refaça a verificação')).toBeVisible();
  await tickCaptcha(page);
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('an expired captcha shows a message', { tag: LONG }, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { __captchaLifetime: 300 }));
  await openContact(page);
  await page.getByLabel('Sobrenome').focus();
  await tickCaptcha(page);
  await expect(page.getByText('A verificação expirou. Faça de novo para enviar.')).toBeVisible();
});

test('a blocked captcha shows a message with an alternative, and can be tried again', {
  tag: LONG,
}, async ({ page, watched }) => {
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

test('offline without storage, the message does not claim that anything was kept', {
  tag: LONG,
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const name = who('Cheia');
  await openContact(page);
  await fillContact(page, name);
  await context.setOffline(true);
  await send(page);
  const panel = page.getByRole('group', { name: 'O contato não foi enviado' });
  await expect(panel.getByRole('heading')).toBeFocused();
  await expect(panel).toContainText('nada saiu deste aparelho');
  await expect(panel).not.toContainText('recusou');
  await expectTyped(page, name);

  await context.setOffline(false);
  await solveCaptcha(page);
  await send(page);
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});

test('the form is shown whatever storage contains', { tag: LONG }, async ({ page }) => {
  for (const found of ['{}', '"x"', '[null]', '[{"formId":"contato","at":1}]', '{"a":']) {
    await page.goto('/envio-recebido');
    await page.evaluate((text) => {
      localStorage.outbox = text;
      sessionStorage['form:contato'] = text;
    }, found);
    await openContact(page);
    await expect(page.getByLabel('Sobrenome')).toHaveValue('');
    expect(await page.evaluate(() => localStorage.outbox)).toBeUndefined();
  }
});
