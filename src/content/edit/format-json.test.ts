import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { biomeProgram } from '../../node/biome.ts';
import { projectRoot } from '../../node/project.ts';
import { formatJson } from './format-json.ts';

const filesOf = (folder: string) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name));
/** Of sites that stay as they are. What an editor writes into `site-config` may have any layout. */
const kept = ['examples/pottery/site-config', 'tests/fixture-site/site-config'].flatMap(filesOf);
const files = [...filesOf('site-config'), ...kept];
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

const likeBiome = (text: string) =>
  spawnSync(
    biomeProgram(),
    ['format', '--config-path=biome.content.json', '--stdin-file-path=site-config/a.json'],
    { cwd: projectRoot, input: text, encoding: 'utf8' },
  ).stdout;

test.each(kept)('%s keeps its layout', (file) => {
  expect(formatJson(textOf(file))).toBe(textOf(file));
});

test.each(files.filter((_, index) => index % 4 === 0))(
  '%s is laid out as the formatter does, from one line and from many',
  (file) => {
    const value = JSON.parse(textOf(file));
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 1)])
      expect(formatJson(text)).toBe(likeBiome(text));
  },
);

test.each(['{ "a": 1 // b\n}', '{ "a": }', ''])('refuses %s', (text) => {
  expect(formatJson(text)).toBeUndefined();
});
