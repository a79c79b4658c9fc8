import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { keyOf } from '../../../node/hash-of.ts';
import { keyOfCode } from '../../../node/key-of-code.ts';
import type { CachedPage } from '../../check/incremental/cached-page.ts';
import { createFixture, PROJECT, page, prose } from '../../testing/fixture.ts';
import { loadSchemas } from '../load-schemas.ts';
import { createSiteConfigLoader } from '../site-config-loader.ts';
import { openPageCache } from './page-cache.ts';

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
const KEY = keyOf(loadSchemas(root).key, keyOfCode());
const slotOf = (file: string) => load().site.entries.find((entry) => entry.file === file)!;
const storedPage = (key = KEY) => openPageCache(root, key).of(slotOf(PAGE));
/** Stores other results for the page, to see whether they are believed. */
function tamper(change: (page: CachedPage) => void, key = KEY): void {
  const page = structuredClone(storedPage()!);
  change(page);
  openPageCache(root, key).keep([{ file: PAGE, page }]);
}
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

it('stores the pages without errors', () => {
  expect(storedPage()?.facts.path).toBe('/sobre');
});

it('returns the same result as before', () => {
  expect(reported()).toEqual(before);
});

it('does not read an unchanged page again', () => {
  const { title } = load().config!.pages.find(({ path }) => path === '/')!.page.meta;
  const withTitle = (page: CachedPage) => {
    page.facts.meta.title = title;
  };
  tamper(withTitle);
  expect(load().problems.map(({ code }) => code)).toContain('duplicate-title');
  utimesSync(join(root, PAGE), new Date(), new Date());
  expect(reported(), 'of a file that was written to since, nothing is believed').toEqual(before);
  remember();
  tamper(withTitle, 'other code');
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

  expect(storedPage()!.warnings).toEqual(warnings.slice(0, 1));
  // The stored problems are reported; the page is neither checked nor opened for them.
  tamper((stored) => {
    stored.warnings[0]!.message = 'Guardado.';
    for (const spot of Object.values(stored.spots)) spot.line = 777;
  });
  const problems = load().problems.filter(({ file }) => file === PAGE);
  expect(problems).toEqual([
    { ...warnings[0], message: 'Guardado.' },
    { ...warnings[1], line: 777 },
  ]);
  writeFileSync(join(root, PAGE), text);
  remember();
  expect(load().problems).toEqual(before.problems);
});

it('checks a page anew where the language or the time zone of the site is another', () => {
  const dated = 'site-config/pages/datada.json';
  const left = 'A team that answers for its work';
  fixture.write({
    [dated]: { ...page('/datada', prose(left)), publishAt: '2025-07-23T09:00:00+09:00' },
  });
  const text = textOf(FILE);
  const codes = () => load().problems.flatMap(({ file, code }) => (file === dated ? [code] : []));
  const inSite = (language: string, timeZone: string) => {
    writeFileSync(
      join(root, FILE),
      text
        .replace(/"language": ?"[^"]*"/, `"language": "${language}"`)
        .replace(/"timeZone": ?"[^"]*"/, `"timeZone": "${timeZone}"`),
    );
    remember();
  };
  inSite('en', 'Asia/Tokyo');
  expect(codes()).toEqual([]);
  inSite('en', 'America/Sao_Paulo');
  expect(codes()).toEqual(['date-offset']);
  inSite('pt-BR', 'Asia/Tokyo');
  expect(codes()).toEqual(['text-untranslated']);
  rmSync(join(root, dated));
  writeFileSync(join(root, FILE), text);
  remember();
});

it('does not store a page that was written just before', () => {
  const { mtimeMs } = statSync(join(root, PAGE));
  const later = Date.now();
  vi.setSystemTime(mtimeMs);
  rmSync(kept, { recursive: true });
  remember();
  expect(storedPage()).toBeUndefined();
  vi.setSystemTime(later);
  remember();
  expect(storedPage()).toBeDefined();
});

it('refuses to return a page whose file has changed', () => {
  // Of a small site, a check has opened all pages: the texts that its starter left.
  const many = Array.from({ length: 100 }, (_, index) => `/p${index}`);
  const fileOf = (path: string) => `site-config/pages${path}.json`;
  fixture.write(Object.fromEntries(many.map((path) => [fileOf(path), page(path)])));
  const { config } = load();
  const entry = config!.pages.find(({ file }) => file === PAGE)!;
  const text = textOf(PAGE);
  writeFileSync(join(root, PAGE), `${text} `);
  expect(() => entry.page).toThrow(/sobre\.json mudou enquanto era lido/);
  writeFileSync(join(root, PAGE), text);
  expect(entry.page.path).toBe('/sobre');
  for (const path of many) rmSync(join(root, fileOf(path)));
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
  for (const part of readdirSync(kept).map((name) => join(kept, name)))
    writeFileSync(part, readFileSync(part, 'utf8').replace('"pages"', '"pegas"'));
  expect(reported()).toEqual(before);
  expect(storedPage()).toBeUndefined();
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
