import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { accountEmail } from './site-emails.ts';
import { readAccountSources, readSources } from './site-sources.ts';

const root = mkdtempSync(join(tmpdir(), 'site-sources-'));
cpSync(join(FIXTURE_SITE, 'site-config'), join(root, 'site-config'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

test('account e-mails are sent while a page that is being edited does not parse', () => {
  writeFileSync(join(root, 'site-config/pages/sobre.json'), '{ "path": ');
  expect(() => readSources(root)).toThrow(SyntaxError);
  expect(accountEmail('recovery', readAccountSources(root))?.html).toContain('{{ .TokenHash }}');
});
