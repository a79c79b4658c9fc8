import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheDir, projectRoot } from '../node/project.ts';
import { writeTypes } from './write-types.ts';

let copy: string;
beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true }); // inside the project, so that node_modules is found
  copy = mkdtempSync(join(cacheDir, 'types-'));
  for (const name of ['src', 'schema', 'docs', '.github'])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  // What does not compile is there; the rest would take its time.
  const include = ['src/app/sections/registry.ts', 'src/ui/data/virtual.d.ts'];
  const config = { extends: '../../tsconfig.json', include };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
});
afterEach(() => rmSync(copy, { recursive: true }));

test('a section schema without a component causes a compile error that names the type', async () => {
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
  await expect(writeTypes(copy, true)).rejects.toThrow('Generated files are not current');
  await writeTypes(copy, false);
  await writeTypes(copy, true);
  const types = readFileSync(join(copy, 'src/types/config.gen.ts'), 'utf8');
  expect(types).toContain('export interface QuoteSection {');
  expect(types).not.toContain('Citacao');
  const tsc = join(projectRoot, 'node_modules/.bin/tsc');
  const { status, stdout } = spawnSync(tsc, ['--project', '.'], { cwd: copy, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stdout).toMatch(/src\/app\/sections\/registry\.ts.*quote/s);
});
