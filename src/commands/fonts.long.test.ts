import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'no-fonts-'));
  writeFileSync(join(folder, 'fonts.conf'), '<fontconfig></fontconfig>');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.runIf(process.platform === 'linux')(
  'on a machine without the fonts that stand in, `fonts` names them',
  () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'scripts/fonts.ts', '--lang', 'en'],
      {
        cwd: projectRoot,
        encoding: 'utf8',
        env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
      },
    );
    expect(stderr).toMatch(/^This machine has none of the fonts .*Liberation Sans/m);
    expect(stderr).not.toContain('    at ');
    expect([status, stdout]).toEqual([1, '']);
  },
);
