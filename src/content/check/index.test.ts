import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import { CannotRun } from '../index.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import {
  createFixture,
  EVENT,
  FIXTURE_SITE,
  type Files,
  type Fixture,
  page,
  prose,
} from '../testing/fixture.ts';

let fixture: Fixture;
afterEach(() => fixture?.remove());

const open = (changes: Files = {}) => {
  fixture = createFixture(changes);
  return createSiteConfigLoader(fixture.root);
};

describe('createSiteConfigLoader', () => {
  it('returns the whole configuration if nothing is wrong', () => {
    const { problems, config } = open()();
    expect(problems).toEqual([]);
    expect(config?.pages.map(({ page: { path } }) => path)).toEqual(['/', '/404', '/sobre']);
    expect(Object.keys(config?.collections.partners ?? {})).toEqual(['torreao', 'vedra']);
    expect(Object.keys(config?.forms ?? {})).toEqual(['contato']);
    expect(config?.knownMissing).toEqual({ paths: [] });
  });

  it('lists what each page refers to, by kind and position', () => {
    const { config } = open()();
    expect(config?.pages[0]?.references).toContainEqual({
      kind: 'partners',
      value: 'vedra',
      file: 'site-config/pages/inicio.json',
      pointer: '/sections/1/partners/1',
    });
    expect(config?.references['site-config/navigation.json']).toHaveLength(4);
  });

  it('notices changes, additions and removals at the next call', () => {
    const load = open();
    const file = 'site-config/pages/novo.json';
    fixture.write({ [file]: page('/novo', prose('[x](/nada)')) });
    expect(load().problems.map(({ code }) => code)).toContain('link-missing');
    fixture.write({ [file]: page('/novo', prose('[x](/sobre)')) });
    expect(load().config?.pages).toHaveLength(4);
    fixture.write({ [file]: undefined });
    expect(load().config?.pages).toHaveLength(3);
  });

  it('corrects a date in the site’s time zone, and does not if the site names none', () => {
    const site = JSON.parse(readFileSync(join(FIXTURE_SITE, 'site-config/site.json'), 'utf8'));
    const inZone = (timeZone: unknown) => ({ 'site-config/site.json': { ...site, timeZone } });
    const starts = (startsAt: string) => ({
      'site-config/pages/nova.json': page('/nova', { ...EVENT, startsAt }),
    });
    const fixOf = (load: ReturnType<typeof open>) =>
      load()
        .problems.find(({ pointer }) => pointer === '/sections/1/startsAt')
        ?.fix?.map(({ text }) => text);
    const load = open({ ...inZone('America/Manaus'), ...starts('23/07/2025 11:00') });
    expect(fixOf(load)).toEqual(['"2025-07-23T11:00:00-04:00"']);
    fixture.write(starts('2025-07-23T14:00:00Z'));
    expect(fixOf(load)).toEqual(['"2025-07-23T10:00:00-04:00"']);
    fixture.write(inZone('Europe/Lisbon')); // what was said of the page is said anew
    expect(fixOf(load)).toEqual(['"2025-07-23T15:00:00+01:00"']);
    fixture.write(inZone(undefined));
    expect(fixOf(load)).toBeUndefined();
  });

  it('does not invent an hour for a day without one', () => {
    const load = open({
      'site-config/pages/nova.json': page('/nova', { ...EVENT, startsAt: '23/07/2025' }),
    });
    const [problem] = load().problems;
    expect([problem?.code, problem?.fix]).toEqual(['bad-format', undefined]);
  });

  it('keeps the hour of a date where a day would be enough', () => {
    const soon = { ...page('/nova'), publishAt: '03/12/2999 09:30' };
    const load = open({ 'site-config/pages/nova.json': soon });
    expect(worded(load().problems[0]?.hint)).toContain('"2999-12-03T09:30:00-03:00"');
  });

  it('returns the configuration in spite of warnings', () => {
    const { problems, config } = open({ 'site-config/known-missing.json': { paths: ['/ja'] } })();
    expect(problems.map(({ code }) => code)).toContain('known-missing-stale');
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(config).toBeDefined();
  });

  it('reports a file that is nested too deeply', () => {
    const { problems } = open({
      'site-config/site.json': '['.repeat(10_000),
      'site-config/pages/inicio.json': undefined,
    })();
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['home-missing', 'too-deep']),
    );
  });

  it('reads a file that names its schema as if it did not, from the cache too', () => {
    const named = { $schema: '../../schema/plain/page.schema.json', ...page('/nova') };
    open({ 'site-config/pages/nova.json': named });
    for (const load of [
      createSiteConfigLoader(fixture.root),
      createSiteConfigLoader(fixture.root),
    ]) {
      const { problems, config, remember } = load();
      expect(problems).toEqual([]);
      const found = config?.pages.find(({ path }) => path === '/nova');
      expect(found?.page).toEqual(page('/nova'));
      expect(found?.references.length).toBeGreaterThanOrEqual(0);
      remember();
    }
  });

  it('cannot run without site-config or with a broken schema', () => {
    open();
    expect(() => createSiteConfigLoader(join(fixture.root, 'public'))).toThrow(CannotRun);
    fixture.write({ 'schema/page.schema.json': { $id: 'page.schema.json' } });
    expect(() => createSiteConfigLoader(fixture.root)).toThrow(
      'Falta o arquivo schema/form.schema.json.',
    );
    fixture.write({ 'schema/site.schema.json': '{' });
    expect(() => createSiteConfigLoader(fixture.root)).toThrow(/não é um JSON válido/);
    fixture.write({ 'schema/site.schema.json': { $id: 'site.schema.json', type: 'texto' } });
    expect(() => createSiteConfigLoader(fixture.root)).toThrow(/site\.schema\.json tem um erro/);
  });

  it('reads only the files named as changed', () => {
    const load = open();
    const file = 'site-config/pages/sobre.json';
    const added = 'site-config/pages/nova.json';
    const titles = (...changed: string[]) =>
      load(undefined, new Set(changed)).config?.pages.map(({ facts }) => facts.meta.title);
    load();
    const text = readFileSync(join(fixture.root, file), 'utf8');
    fixture.write({
      [file]: text.replace(/"title": ?"[^"]*"/, '"title": "Outro título"'),
      [added]: page('/nova'),
    });
    expect(titles()).not.toContain('Outro título');
    expect(titles(file, `${file}~`)).toContain('Outro título');
    expect(titles()).not.toContain('Título de /nova');
    expect(titles(added)).toContain('Título de /nova');
    fixture.write({ [added]: undefined });
    expect(titles(added)).not.toContain('Título de /nova');
  });

  it('reports a conflict between two pages as long as it exists', () => {
    const load = open();
    const copy = 'site-config/pages/copia.json';
    const codes = (content: object | undefined) => {
      fixture.write({ [copy]: content });
      return load(undefined, new Set([copy])).problems.map(({ code, file }) => `${code} ${file}`);
    };
    load();
    const sobre = JSON.parse(
      readFileSync(join(fixture.root, 'site-config/pages/sobre.json'), 'utf8'),
    );
    expect(codes(sobre)).toContain(`duplicate-path ${copy}`);
    expect(codes({ ...sobre, path: '/copia' })).toContain(
      'duplicate-title site-config/pages/sobre.json',
    );
    expect(codes({ ...page('/copia') })).toEqual([]);
    expect(codes(sobre)).toContain(`duplicate-path ${copy}`);
    expect(codes(undefined)).toEqual([]);
  });

  it('notices files added while drafts were checked', () => {
    const load = open();
    load();
    fixture.write({ 'site-config/pages/nova.json': page('/nova') });
    load(new Map([['site-config/pages/sobre.json', undefined]]));
    const { config } = load(undefined, new Set());
    expect(config?.pages.map(({ path }) => path)).toContain('/nova');
  });

  it('reads only the page that changed again', () => {
    const pages = Array.from({ length: 1000 }, (_, index) => [
      `site-config/pages/p${index}.json`,
      page(
        `/p${index}`,
        ...Array.from({ length: 5 }, () => prose(`Veja [a próxima](/p${(index + 1) % 1000}).`)),
      ),
    ]);
    const load = open(Object.fromEntries(pages));
    const before = load();
    expect(before.config?.pages).toHaveLength(1003);
    const changed = 'site-config/pages/p7.json';
    writeFileSync(join(fixture.root, changed), JSON.stringify(page('/p7', prose('Outro.'))));
    const after = load();
    expect(after.config).toBeDefined();
    const known = new Set(before.site.entries);
    const read = after.site.entries.filter((entry) => !known.has(entry));
    expect(read.map(({ file }) => file)).toEqual([changed]);
  });
});
