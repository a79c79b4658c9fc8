import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

const said = (...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'bin/site-in-json.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, TOOLS_LANGUAGE: 'en' },
  });

const lines = (text: string) => text.trimEnd().split('\n');

test('`site-in-json --help` says in a line what each command does', () => {
  const asked = said('--help');
  expect([asked.status, asked.stderr]).toEqual([0, '']);
  const [, , ...commands] = lines(asked.stdout);
  expect(commands.length).toBeGreaterThan(15);
  for (const line of commands) expect(line).toMatch(/^ {2}[a-z-]+ {2,}\w+( \S+){2,}$/);
});

test.each([
  ['validat', 'There is no command “validat”. Did you mean “validate”?'],
  ['Bild', 'There is no command “Bild”. Did you mean “build”?'],
  ['loquesea', 'There is no command “loquesea”.'],
])('an unknown command is told, with the one that was meant: %s', (command, sentence) => {
  const unknown = said(command);
  const [first, , ...others] = lines(unknown.stderr);
  expect([unknown.status, first]).toEqual([2, sentence]);
  expect(others).toEqual(lines(said('--help').stdout));
});
