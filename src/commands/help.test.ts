import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../node/project.ts';

const said = (...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'bin/site-in-json.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, TOOLS_LANGUAGE: 'en' },
  });

test('`site-in-json --help` says in a line what each command does; an unknown one is answered so too', () => {
  const asked = said('--help');
  expect([asked.status, asked.stderr]).toEqual([0, '']);
  const [, , ...lines] = asked.stdout.trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) expect(line).toMatch(/^ {2}[a-z-]+ {2,}\w+( \S+){2,}$/);
  const unknown = said('bild');
  expect([unknown.status, unknown.stderr]).toEqual([2, asked.stdout]);
});
