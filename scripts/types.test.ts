import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheDir, projectRoot } from './lib/project.ts';

let copy: string;
const run = (bin: string, ...args: string[]) =>
  spawnSync(join(projectRoot, 'node_modules/.bin', bin), args, { cwd: copy, encoding: 'utf8' });

beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true }); // inside the project, so that node_modules is found
  copy = mkdtempSync(join(cacheDir, 'types-'));
  const scripts = ['types.ts', 'lib', 'editor-schemas', 'site-config'];
  for (const name of ['src', 'schema', 'tsconfig.json', ...scripts.map((s) => `scripts/${s}`)]) {
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a section schema without a component does not compile, and the type is named', () => {
  const schema = {
    $id: 'sections/quote.schema.json',
    title: 'Citação',
    typeName: 'QuoteSection',
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { const: 'quote' } },
  };
  writeFileSync(join(copy, 'schema/sections/quote.schema.json'), JSON.stringify(schema));
  expect(run('tsx', 'scripts/types.ts', '--check').status).toBe(1);
  expect(run('tsx', 'scripts/types.ts').status).toBe(0);
  expect(run('tsx', 'scripts/types.ts', '--check').status).toBe(0);
  const types = readFileSync(join(copy, 'src/types/config.gen.ts'), 'utf8');
  expect(types).toContain('export interface QuoteSection {');
  expect(types).not.toContain('Citacao');
  const { status, stdout } = run('tsc', '--project', '.');
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/src\/sections\/registry\.ts.*quote/s);
}, 60_000);
