import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

test('`fonts` says what to write, without a browser and without a font of the machine', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/fonts.ts', '--lang', 'en'],
    { cwd: projectRoot, encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/nowhere' } },
  );
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/"family": "Archivo",[^}]*"standInSize": 96\.\d/);
});
