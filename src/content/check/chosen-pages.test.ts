import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { feedFiles } from '../../build/feeds.ts';
import type { JsonObject } from '../../lib/json.ts';
import { worded } from '../../words/reader.ts';
import { withListPages } from '../compile/list-pages.ts';
import { onlyLive } from '../compile/only-live.ts';
import { recordCollections } from '../edit/new-record.ts';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { ana, CURSOS, curso, cursoFile, cursos, DOCENTES, docenteFile } from '../testing/cursos.ts';
import { createFixture, type Files, type Fixture, makeOld, page } from '../testing/fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

const field = (name: string) => ({ field: name });
const MASTERS = { showIf: { field: 'level', is: 'Mestre' } };
const HERO = { type: 'hero', title: field('title'), text: 'O que se aprende.' };

/** Teachers, of whom the masters alone have a page, and a course of each. */
const site = (parts: Parameters<typeof cursos>[0] = {}): Files =>
  cursos({
    docentes: {
      ana: ana({ level: 'Mestre' }),
      bia: ana({ name: 'Bia Reis', level: 'Aprendiz' }),
      caio: ana({ name: 'Caio Sá' }),
    },
    cursos: { torno: curso(), esmalte: curso({ title: 'Esmalte', docente: 'bia' }) },
    page: { sections: [HERO, { type: 'record-list', collection: 'docentes', namedIn: 'others' }] },
    ...parts,
    docentePage: { ...MASTERS, ...parts.docentePage },
  });

const again = () => createSiteConfigLoader((fixture as Fixture).root)();

function load(files: Files) {
  fixture = createFixture(files);
  makeOld(fixture, Object.keys(files));
  return again();
}

const told = ({ problems }: ReturnType<typeof load>) =>
  problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

const pathsOf = ({ config }: ReturnType<typeof load>) =>
  config?.pages.map(({ path }) => path).filter((path) => path.startsWith('/docentes/'));

/** The items of the lists on a page, as visitors see it. */
async function listedOn(path: string, { config }: ReturnType<typeof load>) {
  const live = withListPages(onlyLive(config!, { now: Date.now(), timeZone: 'America/Sao_Paulo' }));
  const compiler = createCompiler(live, join(fixture!.root, 'public'), process.env);
  const { assets } = await compiler.page(live.pages.find((entry) => entry.path === path)!);
  return Object.values(assets.lists ?? {}).flatMap(({ items }) =>
    items.map(({ title, to }) => [title, to]),
  );
}

describe('a record that has what the page of its collection waits for', () => {
  it('alone has a page; lists show the others without a link', async () => {
    const loaded = load(site());
    expect(told(loaded)).toEqual([]);
    expect(pathsOf(loaded)).toEqual(['/docentes/ana']);
    expect((await listedOn('/cursos', loaded)).slice(-3)).toEqual([
      ['Ana Lima', '/docentes/ana'],
      ['Bia Reis', undefined],
      ['Caio Sá', undefined],
    ]);
  });

  it('needs no value, if the field is to be filled in', () => {
    expect(pathsOf(load(site({ docentePage: { showIf: field('level') } })))).toEqual([
      '/docentes/ana',
      '/docentes/bia',
    ]);
  });

  it('may be named by its id', () => {
    const showIf = { field: 'id', is: ['bia', 'caio'] };
    const loaded = load(site({ docentePage: { showIf } }));
    expect(pathsOf(loaded)).toEqual(['/docentes/bia', '/docentes/caio']);
  });

  it('is promised no address before it is made', () => {
    const pathOf = ({ site }: ReturnType<typeof load>) =>
      recordCollections(site).find(({ id }) => id === 'docentes')?.path;
    expect(pathOf(load(site()))).toBeUndefined();
    fixture?.remove();
    expect(pathOf(load(site({ docentePage: { showIf: undefined } })))).toBe('/docentes/{id}');
  });

  it('is among those that a record names, beside the others', async () => {
    const torno = curso({ others: ['bia', 'ana'] });
    const loaded = load(site({ cursos: { torno } }));
    expect(told(loaded)).toEqual([]);
    expect(await listedOn('/cursos/torno', loaded)).toEqual([
      ['Bia Reis', undefined],
      ['Ana Lima', '/docentes/ana'],
    ]);
  });

  it('is in the feed, and the others are not', () => {
    const files = site({ docentePage: { feed: { title: 'Docentes' } } });
    const text = JSON.stringify(files).replaceAll(
      '"title":{"field":"name"}}',
      '"title":{"field":"name"},"date":"2026-01-05"}',
    );
    const { config } = load(JSON.parse(text));
    const { 'docentes/feed.json': feed = '' } = feedFiles(config!, 'https://forte.example');
    expect(JSON.parse(feed).items.map(({ url }: JsonObject) => url)).toEqual([
      'https://forte.example/docentes/ana',
    ]);
  });

  it('begins and ceases to have it with an edit, and is the same from the cache', async () => {
    load(site()).remember();
    expect(pathsOf(again())).toEqual(['/docentes/ana']);
    expect((await listedOn('/cursos', again())).at(-2)).toEqual(['Bia Reis', undefined]);
    fixture?.write({ [docenteFile('bia')]: ana({ name: 'Bia Reis', level: 'Mestre' }) });
    fixture?.write({ [docenteFile('ana')]: ana() });
    expect(pathsOf(again())).toEqual(['/docentes/bia']);
    fixture?.write({ [DOCENTES]: { ...(site()[DOCENTES] as JsonObject), showIf: undefined } });
    expect(pathsOf(again())).toHaveLength(3);
  });

  it('leads nowhere by `to`, as the others do', async () => {
    const card = { title: field('title'), to: field('docente.path') };
    const loaded = load(
      site({
        cursos: {
          torno: curso({ state: 'Lotado' }),
          esmalte: curso({ title: 'Esmalte', state: 'Há vagas' }),
          forno: curso({ title: 'Forno', docente: 'bia' }),
        },
        page: { card, sections: [HERO], showIf: { field: 'state', is: 'Lotado' } },
      }),
    );
    expect(told(loaded)).toEqual([]);
    expect((await listedOn('/cursos', loaded)).slice(0, 3)).toEqual([
      ['Esmalte', '/docentes/ana'],
      ['Forno', undefined],
      ['Torno', '/cursos/torno'],
    ]);
  });
});

describe('what leads to the page of another', () => {
  const linked = (more: JsonObject = {}) => ({
    type: 'call-to-action',
    title: 'Quem?',
    text: 'Quem dá é [{docente.name}]({docente.path}).',
    actions: [{ label: 'Ela', to: field('docente.path') }],
    ...more,
  });

  it('is told in the record that names it', () => {
    const loaded = load(site({ page: { sections: [HERO, linked()] } }));
    expect(told(loaded)).toEqual([`${cursoFile('esmalte')}/docente record-incomplete`]);
    expect(worded(loaded.problems[0]?.hint)).toContain('"showIf": { "field": "docente.path" }');
  });

  it('is left out with `showIf`', () => {
    const sections = [HERO, linked({ showIf: field('docente.path') })];
    const loaded = load(site({ page: { sections } }));
    expect(told(loaded)).toEqual([]);
    const count = (id: string) =>
      loaded.config?.pages.find(({ path }) => path === `/cursos/${id}`)?.page.sections.length;
    expect([count('torno'), count('esmalte')]).toEqual([2, 1]);
  });

  it('is an error that says why, if it is a link', () => {
    const prose = {
      type: 'prose',
      title: 'Quem',
      blocks: [{ paragraphs: ['[Ana](/docentes/ana) e [Bia](/docentes/bia)'] }],
    };
    const loaded = load({ ...site(), 'site-config/pages/quem.json': page('/quem', prose) });
    const [problem] = loaded.problems.filter(({ file }) => file.endsWith('/quem.json'));
    expect(problem?.code).toBe('link-missing');
    expect(worded(problem?.message)).toBe(
      `O link leva a “/docentes/bia”, mas este registro não tem página: em ${DOCENTES}, “showIf” só dá página a outros (${docenteFile('bia')}).`,
    );
  });
});

it.each([
  ['a field that there is not', { field: 'stat' }, '/showIf/field record-field'],
  ['a value that there is not', { field: 'state', is: 'Cheio' }, '/showIf/is not-allowed'],
  ['a field of another', { field: 'docente.level', is: 'Mestre' }, '/showIf/field record-field'],
  ['what is no condition', { feild: 'state' }, '/showIf/feild unknown-key'],
])('is told where it stands: %s', (_, showIf, line) => {
  const loaded = load(site({ page: { sections: [HERO], showIf } }));
  expect(told(loaded).filter((text) => text.startsWith(CURSOS))).toEqual([`${CURSOS}${line}`]);
});
