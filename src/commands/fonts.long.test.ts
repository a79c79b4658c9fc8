import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

const root = mkdtempSync(join(tmpdir(), 'fonts-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const THEME = join(root, 'site-config/theme.json');

function run(): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/fonts.ts', '--lang', 'en', '--site', root],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/nowhere' } },
  );
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

test('`fonts` writes what it measures, without a browser and without a font of the machine', () => {
  for (const folder of ['site-config', 'public', 'blocks'])
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  const right = readFileSync(THEME, 'utf8');
  writeFileSync(THEME, right.replace(/"standInSize": [\d.]+/, '"standInSize": 111'));
  expect(run()).toMatch(
    /theme\.json: “standInSize” is now 96\.\d for headings and 101\.\d for text\./,
  );
  expect(readFileSync(THEME, 'utf8')).toMatch(/"family": "Archivo",[^}]*"standInSize": 96\.\d/);
  expect(run()).toContain('is right as it is');
});
