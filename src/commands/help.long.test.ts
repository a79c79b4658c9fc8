/** What `--help` says, in both languages, of each command that a site has. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

const bin = readFileSync(join(projectRoot, 'bin/site-in-json.mjs'), 'utf8');
const commands = [
  ...(/COMMANDS = \{([^}]*)\}/.exec(bin)?.[1] ?? '').matchAll(/'?([\w-]+)'?:/g),
].map(([, name = '']) => name);

test.each(commands)('`site-in-json %s --help` says what each option does', (command) => {
  const [en, pt] = ['en', 'pt-BR'].map((language) =>
    spawnSync(
      process.execPath,
      [join(projectRoot, 'bin/site-in-json.mjs'), command, '--help', '--lang', language],
      { encoding: 'utf8' },
    ),
  );
  expect([en?.status, pt?.status, en?.stderr.replace(/.*Node\.js 20 and below.*\n?/, '')]).toEqual([
    0,
    0,
    '',
  ]);
  expect(en?.stdout).toMatch(/^\S/);
  expect(en?.stdout).toContain('--lang');
  expect(en?.stdout).not.toContain('commands/');
  expect(pt?.stdout).not.toBe(en?.stdout);
});
