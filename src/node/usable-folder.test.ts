import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from './project.ts';

const parent = mkdtempSync(join(tmpdir(), 'folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** A project of what runs before anything is installed. */
function projectIn(name: string): string {
  const root = join(parent, name);
  mkdirSync(join(root, 'scripts'), { recursive: true });
  const scripts = ['scripts/start.mjs', 'scripts/test.mjs', 'scripts/run.mjs'];
  for (const file of ['src/node', 'src/words', ...scripts])
    cpSync(join(projectRoot, file), join(root, file), { recursive: true });
  return root;
}

const TIME = { encoding: 'utf8', timeout: 60_000 } as const;

const COMMAND = ['scripts/run.mjs', 'a.ts'];

test.each([
  ['a#b', [['scripts/start.mjs'], ['scripts/test.mjs'], COMMAND]],
  ['a?b', [COMMAND]],
  ['a*b', [COMMAND]],
])('a project in the folder %s says so at once', (name, commands) => {
  const cwd = projectIn(name);
  for (const args of commands) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, ...TIME });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`O projeto está em “${cwd}”`);
    expect(stderr).toContain(`não aceitam “${name[1]}” no nome de uma pasta. Mude o nome dela`);
    expect(stderr).not.toContain('    at ');
  }
});

test('other signs are accepted', () => {
  const cwd = projectIn("ação & 100% %20 [b] {c} (d) 'e'");
  const { stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'a.ts'], { cwd, ...TIME });
  expect(stderr).not.toContain('O projeto está em');
});
