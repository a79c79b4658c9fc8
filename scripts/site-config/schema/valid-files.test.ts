import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteConfigLoader } from '../index.ts';
import { createFixture, PROJECT } from '../testing/fixture.ts';
import { loadSchemas } from './schema.ts';
import { readValidFiles, writeValidFiles } from './valid-files.ts';

const fixture = createFixture();
const { root } = fixture;
const FILE = 'site-config/site.json';
const kept = join(root, '.cache/valid-files.json');
const told = () => {
  const { problems, site } = createSiteConfigLoader(root)();
  return { problems, references: site.entries.map(({ references }) => references) };
};
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
let before: ReturnType<typeof told>;

beforeAll(() => {
  before = told();
  createSiteConfigLoader(root)().remember();
});
afterAll(fixture.remove);

it('knows what was valid, and no other text', () => {
  const { key, references } = readValidFiles(root);
  expect(key).toBe(loadSchemas(join(PROJECT, 'schema')).key);
  expect(references('site.schema.json', textOf(FILE))?.length).toBeGreaterThan(0);
  expect(references('page.schema.json', textOf(FILE))).toBeUndefined();
  expect(references('site.schema.json', `${textOf(FILE)} `)).toBeUndefined();
});

it('finds the same as before', () => {
  expect(told()).toEqual(before);
});

it('tells a mistake that was made since', () => {
  const text = textOf(FILE);
  writeFileSync(join(root, FILE), text.replace(/"language": ?"[^"]*"/, '"language": 7'));
  expect(told().problems.map(({ file }) => file)).toContain(FILE);
  writeFileSync(join(root, FILE), text);
});

it('keeps nothing of a site so large that to read it would take longer', () => {
  const { entries } = createSiteConfigLoader(root)().site;
  const many = Array.from({ length: 1001 }, () => entries).flat();
  const text = readFileSync(kept, 'utf8');
  expect(
    writeValidFiles(root, 'any', many).references('site.schema.json', textOf(FILE)),
  ).toBeUndefined();
  expect(readFileSync(kept, 'utf8')).toBe(text);
});

it('is left aside where it is not whole', () => {
  const whole = readFileSync(kept, 'utf8');
  writeFileSync(kept, whole.replace('"icon"', '"link"'));
  expect(readValidFiles(root).key).toBe('');
  expect(told()).toEqual(before);
  writeFileSync(kept, whole);
});

it('is left aside where the schemas are others', () => {
  cpSync(join(PROJECT, 'schema'), join(root, 'schema'), { recursive: true });
  const schema = join(root, 'schema/site.schema.json');
  const { properties, ...rest } = JSON.parse(readFileSync(schema, 'utf8'));
  properties.language = { ...properties.language, enum: ['la'] };
  writeFileSync(schema, JSON.stringify({ ...rest, properties }));
  expect(told().problems.map(({ file }) => file)).toContain(FILE);
});
