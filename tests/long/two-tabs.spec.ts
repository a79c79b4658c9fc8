import type { Page } from 'playwright/test';
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
  UNKNOWN,
  who,
} from '../contact.ts';
import { expect, test } from '../test.ts';

test('two tabs show the same queue; when one sends it, the other says so', async ({
  page,
  context,
}) => {
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

/** What a tab leaves that died while it posted. */
async function leaveSent(page: Page, name: string): Promise<string> {
  await openContact(page);
  await fillContact(page, name);
  await page.context().setOffline(true);
  await send(page);
  await expect(page.getByRole('heading', { name: QUEUED })).toBeFocused();
  const id = await page.evaluate(() => {
    const [entry] = JSON.parse(localStorage.outbox);
    localStorage.outbox = JSON.stringify([{ ...entry, sent: true }]);
    return entry.id as string;
  });
  await page.context().setOffline(false);
  await page.close();
  return id;
}

test('a submission of a tab that died while posting can be sent again with the same id', async ({
  page,
  context,
}) => {
  const name = who('Caída');
  const id = await leaveSent(page, name);
  const next = await context.newPage();
  await openContact(next);
  await expect(next.getByRole('group', { name: UNKNOWN })).toBeVisible();
  await expectTyped(next, name);
  await solveCaptcha(next);
  await send(next);
  await expect(next.getByRole('group', { name: DONE })).toBeVisible();
  const ids = (await leadsOf(next, name)).map(({ fields }) => fields.submission_id);
  expect(ids).toEqual([id]);
});

test('changed text after a tab has died is a new submission', async ({ page, context }) => {
  const id = await leaveSent(page, who('Caída'));
  const other = who('Outra');
  const next = await context.newPage();
  await openContact(next);
  await expect(next.getByRole('group', { name: UNKNOWN })).toBeVisible();
  await next.getByLabel('Sobrenome').fill(other);
  await solveCaptcha(next);
  await send(next);
  await expect(next.getByRole('group', { name: DONE })).toBeVisible();
  const [lead, ...more] = await leadsOf(next, other);
  expect(more).toEqual([]);
  expect(lead?.fields.submission_id).not.toBe(id);
});

test('two tabs whose captcha is solved at once send one lead, and both confirm it', async ({
  page,
  context,
}) => {
  const name = who('Simultânea');
  await openContact(page);
  await fillContact(page, name);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('group', { name: QUEUED })).toBeVisible();
  await context.setOffline(false);
  const other = await context.newPage();
  await openContact(other);
  await expect(other.getByRole('group', { name: QUEUED })).toBeVisible();
  // The first post is held until the second tab has its captcha too.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let posts = 0;
  await context.route('**/__local/crm/**', async (route) => {
    posts++;
    await held;
    await route.continue();
  });
  await tickCaptcha(page);
  await expect.poll(() => posts).toBe(1);
  await tickCaptcha(other);
  await expect(other.getByRole('button', { name: 'Enviando…' })).toBeVisible();
  release();
  await expect(page.getByRole('group', { name: DONE })).toBeVisible();
  await expect(other.getByRole('group', { name: DONE })).toBeVisible();
  expect(await leadsOf(page, name)).toHaveLength(1);
});
