import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Store, saveEmail } from './store.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emails-'));
  vi.stubEnv('LOCAL_DATA', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
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
