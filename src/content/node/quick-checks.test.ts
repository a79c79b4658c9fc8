import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from 'ajv';
import { afterAll, expect, it, vi } from 'vitest';
import type { JsonObject } from '../../lib/json.ts';
import { createAjv, type Found } from '../read/schema/ajv.ts';
import { createFixture, FIXTURE_SITE, PROJECT } from '../testing/fixture.ts';
import { loadSchemas, QUICK, quickChecks } from './load-schemas.ts';
import { readSchemas } from './read-schemas.ts';

const jsonIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): JsonObject => JSON.parse(readFileSync(join(folder, file), 'utf8')));
const schemas = readSchemas(join(PROJECT, 'tests/fixture-site')).files;
const collections = [...schemas.keys()].flatMap(
  (id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
);
const compiled = (options: Options) => createAjv(schemas, collections, options);
const messages = JSON.parse(readFileSync(join(PROJECT, 'site-config/messages.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'quick-checks-'));
const path = join(folder, 'quick-checks.json');
afterAll(() => rmSync(folder, { recursive: true }));

const never = () => {
  throw new Error('compiled again');
};

it('returns for every page what the thorough check returns, also from the cache', () => {
  const thorough = compiled({ allErrors: true, verbose: true });
  const now = quickChecks(path, 'key', () => compiled(QUICK));
  now.remember();
  const kept = quickChecks(path, 'key', never);
  const pages = jsonIn(join(PROJECT, 'tests/fixture-site/site-config/pages'));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) {
    const lists: Found[][] = [[], [], []];
    const checks = [thorough.getSchema('page.schema.json'), now, kept].map((check) =>
      check && 'of' in check ? check.of('page.schema.json') : check,
    );
    for (const [index, check] of checks.entries())
      expect(check?.call(lists[index] as never, page)).toBe(true);
    expect(lists[0]?.length).toBeGreaterThan(0);
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
  }
});

it('refuses a page with a mistake, and a message with other placeholders', () => {
  const { of } = quickChecks(path, 'key', never);
  expect(of('page.schema.json')?.call([], { path: 7 })).toBe(false);
  expect(of('messages.schema.json')?.call([], messages)).toBe(true);
  const text = JSON.stringify(messages);
  const [blank = ''] = /\{[a-z]+\}/.exec(text) ?? [];
  expect(blank).not.toBe('');
  const other = JSON.parse(text.replace(blank, '{outro}'));
  expect(of('messages.schema.json')?.call([], other)).toBe(false);
});

it('compiles the checks again if the schemas changed or the cache is damaged', () => {
  const compile = vi.fn(() => compiled(QUICK));
  expect(quickChecks(path, 'other', compile).of('page.schema.json')).toBeTypeOf('function');
  expect(compile).toHaveBeenCalledTimes(1);
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, -9));
  expect(quickChecks(path, 'key', compile).of('page.schema.json')).toBeTypeOf('function');
  expect(compile).toHaveBeenCalledTimes(2);
});

it('the schemas of several sites in turn are prepared once', () => {
  const site = createFixture();
  const [first, own] = [loadSchemas(site.root), loadSchemas(FIXTURE_SITE)];
  expect(own).not.toBe(first);
  expect(loadSchemas(site.root)).toBe(first);
  expect(loadSchemas(FIXTURE_SITE)).toBe(own);
  site.remove();
});
