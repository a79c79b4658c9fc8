import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from './lib/project.ts';

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

it('runs TypeScript as it is now, from its own place and with its arguments', () => {
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

it('names the line of the source where something goes wrong', () => {
  const main = write('fails.ts', `interface Gone {}\n\nthrow new Error('such');\n`);
  expect(() => run(main)).toThrow(`${main}:3`);
});
