import { cpSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixture, PROJECT } from '../../testing/fixture.ts';
import { loadSchemas } from '../load-schemas.ts';
import { createSiteConfigLoader } from '../site-config-loader.ts';
import { type KnownParts, NONE_KNOWN, readKnownFiles, writeKnownFiles } from './known-files.ts';

const fixture = createFixture();
const { root } = fixture;
const FILE = 'site-config/site.json';
const PAGE = 'site-config/pages/sobre.json';
const kept = join(root, '.cache/known-files');
const load = () => createSiteConfigLoader(root)();
const told = () => {
  const { problems, site } = load();
  const seen = site.entries.map(({ text, value, references, named, links, ids }) => ({
    text,
    value,
    references,
    named,
    links,
    ids,
  }));
  return { problems, seen };
};
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const entriesWith = ({ schemas, checks, files }: KnownParts) =>
  writeKnownFiles(
    root,
    { schemas, checks },
    Object.entries(files).map(([file, known]) => ({ file, known }) as never),
    NONE_KNOWN,
  );
let before: ReturnType<typeof told>;

/** What was written this very moment is not trusted. */
async function remember(): Promise<void> {
  await new Promise((later) => setTimeout(later, 50));
  load().remember();
}

beforeAll(async () => {
  await remember();
  before = told();
});
afterAll(fixture.remove);

it('stores the valid files and the key of the schemas', () => {
  const { schemas, files } = readKnownFiles(root);
  expect(schemas).toBe(loadSchemas(join(PROJECT, 'schema')).key);
  const links = Object.values(files).flatMap(({ mentioned }) => mentioned.links);
  expect(links.length).toBeGreaterThan(0);
  expect(files[PAGE]?.stamp).toBeDefined();
});

it('returns the same result as before', () => {
  expect(told()).toEqual(before);
});

it('does not read an unchanged page again', async () => {
  const known = readKnownFiles(root);
  const page = structuredClone(known.files[PAGE]!);
  page.facts.meta.title = load().config!.pages.find(({ path }) => path === '/')!.page.meta.title;
  entriesWith({ ...known, files: { ...known.files, [PAGE]: page } });
  expect(load().problems.map(({ code }) => code)).toContain('duplicate-title');
  // By other code, nor by a file that was written to since, none of it is believed.
  entriesWith({ ...known, checks: '', files: { ...known.files, [PAGE]: page } });
  expect(told()).toEqual(before);
  entriesWith({ ...known, files: { ...known.files, [PAGE]: page } });
  utimesSync(join(root, PAGE), new Date(), new Date());
  expect(told()).toEqual(before);
  await remember();
});

it('stores a page with warnings, and the positions of the warnings of site-wide checks', async () => {
  const { config } = load();
  const page = structuredClone(config!.pages.find(({ file }) => file === PAGE)!.page);
  const home = config!.pages.find(({ path }) => path === '/')!.page;
  const text = textOf(PAGE);
  page.meta.title = '**Sobre**';
  page.meta.description = home.meta.description;
  fixture.write({ [PAGE]: page });
  await remember();
  const warnings = load().problems.filter(({ file }) => file === PAGE);
  expect(warnings.map(({ code }) => code)).toEqual(['markup-in-text', 'duplicate-description']);

  const known = readKnownFiles(root);
  const kept = structuredClone(known.files[PAGE]!);
  expect(kept.warnings).toEqual(warnings.slice(0, 1));
  // What is told is what is kept: the page is neither checked nor opened for it.
  kept.warnings[0]!.message = 'Guardado.';
  for (const spot of Object.values(kept.spots)) spot.line = 777;
  entriesWith({ ...known, files: { ...known.files, [PAGE]: kept } });
  const told = load().problems.filter(({ file }) => file === PAGE);
  expect(told).toEqual([
    { ...warnings[0], message: 'Guardado.' },
    { ...warnings[1], line: 777 },
  ]);
  writeFileSync(join(root, PAGE), text);
  await remember();
  expect(load().problems).toEqual(before.problems);
});

it('refuses to return a page whose file has changed', () => {
  const { config } = load();
  const page = config!.pages.find(({ file }) => file === PAGE)!;
  const text = textOf(PAGE);
  writeFileSync(join(root, PAGE), `${text} `);
  expect(() => page.page).toThrow(/sobre\.json mudou enquanto era lido/);
  writeFileSync(join(root, PAGE), text);
  expect(page.page.path).toBe('/sobre');
});

it('reports a mistake made since', () => {
  for (const [file, of, by] of [
    [FILE, /"language": ?"[^"]*"/, '"language": 7'],
    [PAGE, /"title": ?"[^"]*"/, '"title": 7'],
  ] as const) {
    const text = textOf(file);
    writeFileSync(join(root, file), text.replace(of, by));
    expect(load().problems.map((problem) => problem.file)).toContain(file);
    writeFileSync(join(root, file), text);
  }
});

it('ignores damaged parts of the stored data', () => {
  const parts = readdirSync(kept).map((name) => join(kept, name));
  const all = Object.keys(readKnownFiles(root).files).length;
  for (const part of parts) {
    const whole = readFileSync(part, 'utf8');
    writeFileSync(part, whole.replace('"files"', '"flies"'));
    expect(Object.keys(readKnownFiles(root).files).length).toBeLessThanOrEqual(all);
    expect(told()).toEqual(before);
  }
  expect(readKnownFiles(root).files).toEqual({});
});

it('ignores the stored data if the schemas have changed', () => {
  cpSync(join(PROJECT, 'schema'), join(root, 'schema'), { recursive: true });
  const schema = join(root, 'schema/site.schema.json');
  const { properties, ...rest } = JSON.parse(readFileSync(schema, 'utf8'));
  properties.language = { ...properties.language, enum: ['la'] };
  writeFileSync(schema, JSON.stringify({ ...rest, properties }));
  expect(load().problems.map(({ file }) => file)).toContain(FILE);
});
