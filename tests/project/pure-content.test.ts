/**
 * `src/content/` but its adapters, and the studio's worker, with all that they import, ask nothing of Node: files in, site
 * and page data out. `tests/content/in-a-browser.spec.ts` runs it in one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Import, importsOf, isSource, sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';

const OF_NODE = /^src\/(node|content\/node)\//;

/** All of them run in a browser; `react` and `mdast` give types alone. */
const PACKAGES = new Set([
  ...[
    '@date-fns/tz',
    'ajv',
    'ajv/dist/runtime/equal.js',
    'ajv/dist/runtime/ucs2length.js',
    'd3-scale',
    'd3-shape',
    'diff',
    'fastest-levenshtein',
    'country-to-currency',
    'intl-messageformat',
  ],
  ...[
    '@noble/hashes/sha2',
    '@noble/hashes/utils',
    '@sindresorhus/transliterate',
    'jsonc-parser',
    'libphonenumber-js/core',
    'libphonenumber-js/max/metadata',
    'libphonenumber-js/mobile/examples',
    'mdast',
    'mdast-util-from-markdown',
    'react',
    'saxes',
  ],
]);

/** What a browser does not have, and the present, which is handed in. */
const GLOBALS = /\b(process|Buffer|__dirname|__filename)\b(?=[.[(])|\bDate\.now\(|\bnew Date\(\)/;

/** It hands the present in. */
const HANDS_IN = 'src/studio/worker/open-site.ts';

const content = sourcesIn(['src/content', 'src/studio/worker']).filter(
  (file) => !OF_NODE.test(file) && !/\.test\.ts$|\/testing\//.test(file),
);

/** With what they import, and what that imports. */
function withImports(files: readonly string[]): Map<string, Import[]> {
  const found = new Map<string, Import[]>();
  const pending = [...files];
  for (let file = pending.pop(); file; file = pending.pop()) {
    if (found.has(file) || OF_NODE.test(file)) continue;
    const imports = isSource(file) ? importsOf(file) : [];
    found.set(file, imports);
    pending.push(...imports.flatMap(({ file: to }) => to ?? []));
  }
  return found;
}

const all = withImports(content);

/** Whether it can be had in a browser. */
const isPure = ({ file, specifier }: Pick<Import, 'file' | 'specifier'>) =>
  file ? !OF_NODE.test(file) : PACKAGES.has(specifier) || specifier.startsWith('#site-blocks/');

test('imports no adapter, nothing of Node, and only packages that run in a browser', () => {
  expect(content.length).toBeGreaterThan(100);
  const wrong = [...all].flatMap(([from, imports]) =>
    imports
      .filter((one) => !isPure(one))
      .map(({ specifier, line }) => `${from}:${line} imports ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test('uses neither the process nor the current time', () => {
  const wrong = [...all.keys()]
    .filter((file) => isSource(file) && file !== HANDS_IN)
    .filter((file) => GLOBALS.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(wrong).toEqual([]);
});

test('impure imports and globals are detected', () => {
  expect(isPure({ specifier: 'node:fs', file: undefined })).toBe(false);
  expect(isPure({ specifier: 'sharp', file: undefined })).toBe(false);
  expect(isPure({ specifier: './published.ts', file: 'src/content/node/published.ts' })).toBe(
    false,
  );
  expect(isPure({ specifier: 'ajv', file: undefined })).toBe(true);
  for (const text of ['process.env', 'Buffer.from(a)', 'Date.now()', 'new Date()'])
    expect(text).toMatch(GLOBALS);
  expect('new Date(now)').not.toMatch(GLOBALS);
});
