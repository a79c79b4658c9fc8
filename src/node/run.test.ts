import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from './project.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const run = (file: string, ...args: string[]) =>
  execFileSync(process.execPath, [join(projectRoot, 'scripts/run.mjs'), file, ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

it('runs the current TypeScript, from its own path and with its arguments', () => {
  const word = write('word.ts', `export const word: string = 'before';`);
  const main = write(
    'main.ts',
    `import { word } from './word.ts';
    console.log(word, import.meta.filename, process.argv.slice(1).join());`,
  );
  expect(run(main, 'a', '--b')).toBe(`before ${main} ${main},a,--b\n`);
  writeFileSync(word, `export const word: string = 'behind';`); // of the same length
  utimesSync(word, 1, 1);
  expect(run(main)).toBe(`behind ${main} ${main}\n`);
});

it('runs the code of its own project if the cache record belongs to another copy', () => {
  const main = write('copied.ts', `console.log('own');`);
  expect(run(main)).toBe('own\n');
  const name = relative(projectRoot, main).replace(/\W+/g, '-');
  const bundles = join(projectRoot, '.cache/bundles');
  // The name goes on with the site, if that has blocks.
  const isRecord = (file: string) => file.startsWith(name) && file.endsWith('.json');
  const record = join(bundles, readdirSync(bundles).find(isRecord)!);
  const kept = JSON.parse(readFileSync(record, 'utf8'));
  const file = write('other.mjs', `console.log('of the other');`);
  writeFileSync(record, JSON.stringify({ ...kept, root: '/elsewhere', file }));
  expect(run(main)).toBe('own\n');
});

it.each([
  ['beyond the engine’s', 'nowhere-to-find', 'npm install --save-dev nowhere-to-find\n'],
  ['of the engine’s', '@sindresorhus/transliterate', 'npm install\n'],
])('tells in a sentence that a package %s is not installed', (_, name, end) => {
  const error = { code: 'ERR_MODULE_NOT_FOUND', message: `Cannot find package '${name}' …` };
  const main = write('lacks.ts', `throw Object.assign(new Error(), ${JSON.stringify(error)});`);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(projectRoot, 'scripts/run.mjs'), main],
    { encoding: 'utf8' },
  );
  expect([status, stderr.endsWith(`: ${end}`), stderr.split('\n').length]).toEqual([1, true, 2]);
});

it('reports the source line of an error', () => {
  const main = write('fails.ts', `interface Gone {}\n\nthrow new Error('such');\n`);
  expect(() => run(main)).toThrow(`${main}:3`);
});
