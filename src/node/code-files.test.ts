import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_CODE, codeFiles, codeSums } from './code-files.ts';
import { importsOf, isFile, isSource } from './import-graph.ts';
import { projectRoot } from './project.ts';

const files = codeFiles(BUILD_CODE);
const listed = new Set(files);

test('the code files of a build include its entries and everything they import', () => {
  for (const entry of ['src/build/build-site.ts', 'src/app/browser.tsx'])
    expect(listed).toContain(entry);
  const missing = files.filter(isSource).flatMap((file) =>
    importsOf(file)
      .filter((found) => found.file && !listed.has(found.file))
      .map(({ line, specifier }) => `${file}:${line} imports ${specifier}`),
  );
  expect(missing, 'add the folder to BUILD_CODE (src/node/code-files.ts)').toEqual([]);
});

test('the code files of a build include files started by path: threads, processes, entries of bundles', () => {
  const missing = files.filter(isSource).flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return [...text.matchAll(/['"`]([\w-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs))['"`]/g)]
      .filter(([, path = '']) => isFile(path) && !listed.has(path))
      .map(([path]) => `${file} names ${path}`);
  });
  expect(missing).toEqual([]);
});

let copy: string;
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'code-files-'));
  for (const path of BUILD_CODE) write(isFile(path) ? path : `${path}/a.ts`, '');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  'src/ui/theme/tokens.ts',
  'src/blocks/sections/hero/hero.tsx',
  'src/build/prerender.ts',
  'src/content/compile/compiler.ts',
  'src/content/read/words/synonyms.json',
])('an edit of %s changes the key of a build', (file) => {
  const before = codeSums(BUILD_CODE, copy);
  write(file, 'export {};');
  const added = codeSums(BUILD_CODE, copy);
  expect(added).not.toEqual(before);
  write(file, 'export {}; // edited');
  expect(codeSums(BUILD_CODE, copy)).not.toEqual(added);
});

test.each([
  'src/studio/client/main.tsx',
  'src/studio/server/plugin.ts',
  'src/demo/stand-ins/crm/crm.ts',
  'src/dev/dev-server.ts',
  'src/content/compile/compile.test.ts',
  'src/build/testing/site-copy.ts',
  'src/visitor/auth/testing.ts',
  'src/ui/theme/theme.test.tsx',
  'tests/built/weight.spec.ts',
  'workshop/drawings/palette.ts',
  'bench/scale.ts',
  'vite.config.ts',
])('an edit of %s does not change the key of a build', (file) => {
  const before = codeSums(BUILD_CODE, copy);
  write(file, 'export {};');
  expect(codeSums(BUILD_CODE, copy)).toEqual(before);
});
