import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { machineAt } from '../node/machine.ts';
import { readSchemaFiles } from '../node/read-schemas.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { memoryFiles } from '../read/files/site-files.ts';
import { createSchemas } from '../read/schema/schema.ts';
import type { Codes } from '../testing/codes/code.ts';
import { codes } from '../testing/codes/codes.gen.ts';
import { OF_LINKS } from '../testing/codes/of-links.ts';
import { OF_SYNTAX } from '../testing/codes/of-syntax.ts';
import { OF_VALUES } from '../testing/codes/of-values.ts';
import { createFixture, FIXTURE_SITE, PROJECT, page } from '../testing/fixture.ts';
import { createIncrementalLoader } from './incremental/incremental-loader.ts';
import { createLoader, type Drafts, type Loaded } from './loader.ts';

const schemasOf = (root: string) => createSchemas(readSchemaFiles(root).files);
const schemas = schemasOf(PROJECT);
const fixture = createFixture();
afterAll(fixture.remove);

/** All that is told and given, as a text. */
const textOf = ({ problems, config, site }: Loaded) =>
  JSON.stringify([problems, config, [...site.pages.keys()].sort(), [...site.vanished]], null, 1);

function filesIn(root: string): Map<string, Uint8Array> {
  const files = ['site-config', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name),
    ),
  );
  return new Map(
    files
      .filter((file) => statSync(join(root, file)).isFile())
      .map((file) => [file, readFileSync(join(root, file))]),
  );
}

describe.each([
  ['the fixture site', FIXTURE_SITE, schemasOf(FIXTURE_SITE)],
  ['the project', PROJECT, schemas],
])('with %s', (_, root, schemas) => {
  const expected = textOf(createSiteConfigLoader(root)());

  it('the plain loader returns what the quick loader returns', () => {
    expect(JSON.parse(expected)[1].pages.length).toBeGreaterThan(5);
    expect(textOf(createLoader(machineAt(root), schemas)())).toBe(expected);
  });

  it('files in memory return what files on the disk return', () => {
    const machine = { ...machineAt(root), files: memoryFiles(filesIn(root)) };
    expect(textOf(createLoader(machine, schemas)())).toBe(expected);
    const incremental = createIncrementalLoader(machine, schemas);
    expect(textOf(incremental())).toBe(expected);
    expect(textOf(incremental())).toBe(expected);
  });
});

it('the plain loader reports for every kind of problem what the quick loader reports', () => {
  const quick = createSiteConfigLoader(fixture.root);
  const plain = createLoader(machineAt(fixture.root), schemas);
  const seen = new Set<string>();
  const examples = [OF_LINKS, OF_SYNTAX, OF_VALUES, ...Object.values(codes)].flatMap(
    Object.values<Codes[string]>,
  );
  const every = process.env.TEST_LONG ? 1 : 3;
  for (const files of examples.filter((_, index) => index % every === 0)) {
    if ('dist/sitemap.xml' in files) continue; // which the quick one reads once
    fixture.write(files);
    const loaded = quick();
    for (const { code } of loaded.problems) seen.add(code);
    expect(textOf(plain())).toBe(textOf(loaded));
    fixture.restore(files);
  }
  expect(seen.size).toBeGreaterThan(100 / every);
});

it('both loaders read drafts instead of files, and a site in another time zone', () => {
  const quick = createSiteConfigLoader(fixture.root);
  const plain = createLoader(machineAt(fixture.root), schemas);
  const site = readFileSync(join(fixture.root, 'site-config/site.json'), 'utf8');
  const drafts: Drafts = new Map([
    ['site-config/site.json', site.replace('America/Sao_Paulo', 'Asia/Tokyo')],
    ['site-config/pages/sobre.json', undefined],
    [
      'site-config/pages/nova.json',
      JSON.stringify({ ...page('/nova'), publishAt: '3/12/2999 9h' }),
    ],
  ]);
  expect(textOf(plain(drafts))).toBe(textOf(quick(drafts)));
  expect(textOf(plain())).toBe(textOf(quick()));
  expect(textOf(plain(drafts))).toContain('+09:00');
});

it('the incremental loader checks a file once, however often it is read without its draft and with it', () => {
  const files = memoryFiles(filesIn(FIXTURE_SITE));
  const checked = vi.spyOn(schemas, 'check');
  const load = createIncrementalLoader({ ...machineAt(FIXTURE_SITE), files }, schemas);
  load();
  const before = checked.mock.calls.length;
  const file = 'site-config/pages/inicio.json';
  const draft = new Map([[file, new TextDecoder().decode(files.read(file)).replace('{', '{ ')]]);
  for (const drafts of [draft, undefined, draft, undefined, draft]) load(drafts);
  expect(checked.mock.calls.length).toBe(before + 1);
  vi.restoreAllMocks();
});
