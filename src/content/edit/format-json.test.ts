import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
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

/** What the formatter makes of texts: all at once, as to start it takes longer than to format. */
function likeBiome(texts: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  const config = 'biome.content.json';
  copyFileSync(join(projectRoot, config), join(folder, config));
  // Where the configuration says that content is.
  mkdirSync(join(folder, 'site-config'));
  const paths = texts.map((_, index) => join(folder, `site-config/${index}.json`));
  for (const [index, path] of paths.entries()) writeFileSync(path, texts[index] ?? '');
  execFileSync(biomeProgram(), ['format', '--write', `--config-path=${config}`, 'site-config'], {
    cwd: folder,
    stdio: 'ignore',
  });
  const formatted = paths.map((path) => readFileSync(path, 'utf8'));
  rmSync(folder, { recursive: true });
  return formatted;
}

test.each(kept)('%s keeps its layout', (file) => {
  expect(formatJson(textOf(file))).toBe(textOf(file));
});

test('every file is laid out as the formatter does, from one line and from many', () => {
  const values = files.map((file): unknown => JSON.parse(textOf(file)));
  for (const space of [undefined, 1]) {
    const texts = values.map((value) => JSON.stringify(value, null, space));
    const expected = likeBiome(texts);
    for (const [index, file] of files.entries())
      expect(formatJson(texts[index] ?? ''), file).toBe(expected[index]);
  }
});

test.each(['{ "a": 1 // b\n}', '{ "a": }', ''])('refuses %s', (text) => {
  expect(formatJson(text)).toBeUndefined();
});
