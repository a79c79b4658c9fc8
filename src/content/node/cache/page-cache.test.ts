import { cpSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFixture, PROJECT } from '../../testing/fixture.ts';
import { loadSchemas } from '../load-schemas.ts';
import { createSiteConfigLoader } from '../site-config-loader.ts';
import {
  NOTHING_STORED,
  readStoredPages,
  type StoredPages,
  writeStoredPages,
} from './page-cache.ts';

const fixture = createFixture();
const { root } = fixture;
const FILE = 'site-config/site.json';
const PAGE = 'site-config/pages/sobre.json';
const kept = join(root, '.cache/checked-pages');
const load = () => createSiteConfigLoader(root)();
const reported = () => {
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
const entriesWith = ({ schemas, checks, files }: StoredPages) =>
  writeStoredPages(
    root,
    { schemas, checks },
    Object.entries(files).map(([file, page]) => ({ file, page }) as never),
    NOTHING_STORED,
  );
let before: ReturnType<typeof reported>;

const remember = () => load().remember();

beforeAll(() => {
  // What was written just before is not stored: here it is always an hour later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  remember();
  before = reported();
});
afterAll(() => {
  vi.useRealTimers();
  fixture.remove();
});

it('stores the valid files and the key of the schemas', () => {
  const { schemas, files } = readStoredPages(root);
  expect(schemas).toBe(loadSchemas(fixture.root).key);
  const links = Object.values(files).flatMap(({ mentioned }) => mentioned.links);
  expect(links.length).toBeGreaterThan(0);
  expect(files[PAGE]?.stamp).toBeDefined();
});

it('returns the same result as before', () => {
  expect(reported()).toEqual(before);
});

it('does not read an unchanged page again', () => {
  const stored = readStoredPages(root);
  const page = structuredClone(stored.files[PAGE]!);
  page.facts.meta.title = load().config!.pages.find(({ path }) => path === '/')!.page.meta.title;
  entriesWith({ ...stored, files: { ...stored.files, [PAGE]: page } });
  expect(load().problems.map(({ code }) => code)).toContain('duplicate-title');
  // By other code, nor by a file that was written to since, none of it is believed.
  entriesWith({ ...stored, checks: '', files: { ...stored.files, [PAGE]: page } });
  expect(reported()).toEqual(before);
  entriesWith({ ...stored, files: { ...stored.files, [PAGE]: page } });
  utimesSync(join(root, PAGE), new Date(), new Date());
  expect(reported()).toEqual(before);
  remember();
});

it('stores a page with warnings, and the positions of the warnings of site-wide checks', () => {
  const { config } = load();
  const page = structuredClone(config!.pages.find(({ file }) => file === PAGE)!.page);
  const home = config!.pages.find(({ path }) => path === '/')!.page;
  const text = textOf(PAGE);
  page.meta.title = '**Sobre**';
  page.meta.description = home.meta.description;
  fixture.write({ [PAGE]: page });
  remember();
  const warnings = load().problems.filter(({ file }) => file === PAGE);
  expect(warnings.map(({ code }) => code)).toEqual(['markup-in-text', 'duplicate-description']);

  const stored = readStoredPages(root);
  const kept = structuredClone(stored.files[PAGE]!);
  expect(kept.warnings).toEqual(warnings.slice(0, 1));
  // The stored problems are reported; the page is neither checked nor opened for them.
  kept.warnings[0]!.message = 'Guardado.';
  for (const spot of Object.values(kept.spots)) spot.line = 777;
  entriesWith({ ...stored, files: { ...stored.files, [PAGE]: kept } });
  const problems = load().problems.filter(({ file }) => file === PAGE);
  expect(problems).toEqual([
    { ...warnings[0], message: 'Guardado.' },
    { ...warnings[1], line: 777 },
  ]);
  writeFileSync(join(root, PAGE), text);
  remember();
  expect(load().problems).toEqual(before.problems);
});

it('does not store a page that was written just before', () => {
  const { mtimeMs } = statSync(join(root, PAGE));
  const later = Date.now();
  vi.setSystemTime(mtimeMs);
  entriesWith({ ...readStoredPages(root), files: {} });
  remember();
  expect(readStoredPages(root).files[PAGE]).toBeUndefined();
  vi.setSystemTime(later);
  remember();
  expect(readStoredPages(root).files[PAGE]).toBeDefined();
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
  const all = Object.keys(readStoredPages(root).files).length;
  for (const part of parts) {
    const whole = readFileSync(part, 'utf8');
    writeFileSync(part, whole.replace('"files"', '"flies"'));
    expect(Object.keys(readStoredPages(root).files).length).toBeLessThanOrEqual(all);
    expect(reported()).toEqual(before);
  }
  expect(readStoredPages(root).files).toEqual({});
});

it('ignores the stored data if the schemas have changed', () => {
  for (const folder of ['schema', 'src/blocks'])
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  const schema = join(root, 'schema/site.schema.json');
  const { properties, ...rest } = JSON.parse(readFileSync(schema, 'utf8'));
  properties.language = { ...properties.language, enum: ['la'] };
  writeFileSync(schema, JSON.stringify({ ...rest, properties }));
  expect(load().problems.map(({ file }) => file)).toContain(FILE);
});
