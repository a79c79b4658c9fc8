import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store, saveEmail } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
  vi.stubEnv('LOCAL_DATA', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const email = (subject: string) => ({ to: 'a@b.example', subject, html: '', links: [] });
const subjects = async (store: Store) => (await store.list('emails')).map(({ subject }) => subject);

test('entries of the same millisecond keep their order', async () => {
  const store = new Store(folder, () => 1_700_000_000_000);
  for (const subject of ['a', 'b', 'c', 'd']) await store.add('emails', email(subject));
  expect(await subjects(store)).toEqual(['d', 'c', 'b', 'a']);
});

test('the newest 500 entries are kept', async () => {
  const store = new Store(folder);
  for (let index = 0; index < 503; index++) await store.add('emails', email(String(index)));
  const left = await subjects(store);
  expect(left).toHaveLength(500);
  expect([left[0], left.at(-1)]).toEqual(['502', '3']);
});

test('a file that is still being written is skipped', async () => {
  const store = new Store(folder);
  await store.add('emails', email('inteiro'));
  writeFileSync(join(folder, 'inbox/emails/2099-01-01T00-00-00.000Z-x.json'), '{"subject":');
  expect(await subjects(store)).toEqual(['inteiro']);
});

test('the version changes with additions and removals, also by another process', async () => {
  const store = new Store(folder);
  const versions = [await store.version()];
  await new Store(folder).add('emails', email('um'));
  versions.push(await store.version());
  await new Store(folder).add('events', { tag: 'fbq', name: 'Lead', params: {} });
  versions.push(await store.version());
  expect(new Set(versions).size).toBe(3);
  await store.clear();
  expect(await store.version()).toBe(versions[0]);
  expect(await store.list('leads')).toEqual([]);
});

test('an e-mail is stored with the addresses of its links', async () => {
  const link = 'http://localhost:4173/?token_hash=abc&type=signup';
  const html = `<a href="${link.replace('&', '&amp;')}">Confirmar</a> ${link.replace('&', '&amp;')}`;
  const saved = await saveEmail({ to: 'ana@exemplo.com.br', subject: 'Olá, ação', html });
  expect(saved).toMatchObject({ to: 'ana@exemplo.com.br', subject: 'Olá, ação', links: [link] });
  expect(await new Store(folder).list('emails')).toEqual([saved]);
});

test('an address in plain text is not a link', async () => {
  const html = '<p>http://outro.example/&#34;&gt;@exemplo.com.br</p>';
  const saved = await saveEmail({ to: 'ana@exemplo.com.br', subject: 'Oi', html });
  expect(saved.links).toEqual([]);
});

test('e-mails of the same instant do not overwrite each other', async () => {
  const email = { to: 'ana@exemplo.com.br', subject: 'Oi', html: 'Oi' };
  await Promise.all(Array.from({ length: 20 }, () => saveEmail(email)));
  expect(await new Store(folder).list('emails')).toHaveLength(20);
});
