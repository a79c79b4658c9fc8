import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emailsFolder, saveEmail } from './emails.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emails-'));
  vi.stubEnv('LOCAL_DATA', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('an e-mail becomes one file that holds the addresses a reader can open', () => {
  const link = 'http://localhost:4173/?token_hash=abc&type=signup';
  const html = `<a href="${link.replace('&', '&amp;')}">Confirmar</a> ${link.replace('&', '&amp;')}`;
  const saved = saveEmail({ to: 'ana@exemplo.com.br', subject: 'Olá, ação', html });

  expect(readdirSync(emailsFolder())).toEqual([`${saved.id}.json`]);
  const file = join(emailsFolder(), `${saved.id}.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(saved);
  expect(saved).toMatchObject({ to: 'ana@exemplo.com.br', subject: 'Olá, ação', links: [link] });
  expect(saved.id).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}$/);
});

test('e-mails of the same instant do not overwrite each other', () => {
  const email = { to: 'ana@exemplo.com.br', subject: 'Oi', html: 'Oi' };
  for (let n = 0; n < 20; n += 1) saveEmail(email);
  expect(readdirSync(emailsFolder())).toHaveLength(20);
});
