/** `npm run supabase -- --studio`, as it is run: the function, its validator and its variables. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { projectRoot } from '../../node/project.ts';

const root = mkdtempSync(join(tmpdir(), 'studio-delivery-'));
const target = join(root, 'deploy/supabase');
const variables = () => readFileSync(join(target, 'functions.env'), 'utf8');
afterAll(() => rmSync(root, { recursive: true }));

function run(...options: string[]): string {
  const args = ['scripts/run.mjs', 'scripts/supabase.ts', '--site', root, ...options];
  return execFileSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
}

test('one command writes the function and says what to click; what was filled in stays', async () => {
  cpSync(join(FIXTURE_SITE, 'site-config'), join(root, 'site-config'), { recursive: true });
  const told = run('--studio', 'owner/site');
  expect(told).toContain('https://github.com/settings/apps/new?');
  expect(told).toContain('contents=write&pull_requests=write&checks=read&deployments=read');
  expect(variables()).toContain('STUDIO_REPOSITORY=owner/site\n');
  expect(variables().match(/STUDIO_APP_KEY=/g)).toHaveLength(1);
  expect(readFileSync(join(target, 'config.toml'), 'utf8')).toContain('[functions.studio]');
  const { site } = await import(join(target, 'functions/studio/validator.js'));
  expect(site.branchPrefix).toBe('edicao/');
  const names = readdirSync(join(target, 'functions/studio'));
  expect(names.filter((name) => /\.(test|d)\./.test(name))).toEqual([]);
  run('--studio', 'owner/other');
  expect(variables().match(/STUDIO_REPOSITORY=.*/g)).toEqual(['STUDIO_REPOSITORY=owner/other']);
  expect(variables().match(/STUDIO_APP_KEY=/g)).toHaveLength(1);
});
