/** `npm run supabase`, as it is run: the files that it writes. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../content/testing/fixture.ts';
import { projectRoot } from '../node/project.ts';

const root = mkdtempSync(join(tmpdir(), 'supabase-project-'));
const target = join(root, 'deploy/supabase');
const modeOf = (file: string) => (statSync(join(target, file)).mode & 0o777).toString(8);

beforeAll(() => {
  cpSync(join(FIXTURE_SITE, 'site-config'), join(root, 'site-config'), { recursive: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'webhook.sql'), ''); // of an older version, for everybody
  chmodSync(join(target, 'webhook.sql'), 0o644);
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/supabase.ts', '--site', root], {
    cwd: projectRoot,
    env: { ...process.env, SUPABASE_URL: 'https://abc.supabase.co' },
  });
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

test.each(['webhook.sql', 'functions.env'])('%s has a secret, and is its owner’s alone', (file) => {
  const [, secret = ''] =
    /WEBHOOK_SECRET=(.+)/.exec(readFileSync(join(target, 'functions.env'), 'utf8')) ?? [];
  expect(secret).not.toBe('');
  expect(readFileSync(join(target, file), 'utf8')).toContain(secret);
  expect(modeOf(file)).toBe('600');
});

test('a site without the studio at an address has no function of it, which could not be deployed', () => {
  expect(existsSync(join(target, 'functions/studio'))).toBe(false);
});
