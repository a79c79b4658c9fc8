import { afterEach, describe, expect, it } from 'vitest';
import { worded } from '../../words/reader.ts';
import { onlyLive } from '../compile/only-live.ts';
import { createRecordKeys } from '../compile/record-keys.ts';
import { listed } from '../compile/record-lists.ts';
import { movePage } from '../edit/move-page.ts';
import { removePage } from '../edit/remove-page.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import {
  ana,
  CURSOS,
  curso,
  cursoFile,
  cursos,
  cursosComTarifa,
  DOCENTES,
  docenteFile,
} from '../testing/cursos.ts';
import { nova } from '../testing/edits.ts';
import { createFixture, type Files, type Fixture, makeOld } from '../testing/fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

/** Loads a site, which is old enough to be kept. */
function load(files: Files) {
  fixture = createFixture(files);
  makeOld(fixture, Object.keys(files));
  return createSiteConfigLoader(fixture.root)();
}

const again = () => createSiteConfigLoader((fixture as Fixture).root)();

const told = ({ problems }: ReturnType<typeof load>) =>
  problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

const pageAt = ({ config }: ReturnType<typeof load>, path: string) =>
  config?.pages.find((entry) => entry.path === path);

const TWO = { ana: ana(), bia: ana({ name: 'Bia Reis' }) };

describe('a record that names another', () => {
  it('reads its fields and the address of its page', () => {
    const loaded = load(cursos());
    expect(told(loaded)).toEqual([]);
    const page = pageAt(loaded, '/cursos/torno');
    expect(page?.page.sections[0]).toEqual({
      type: 'call-to-action',
      title: 'Torno',
      text: 'Quem dá é [Ana Lima](/docentes/ana).',
      actions: [{ label: 'Ana Lima', to: '/docentes/ana' }],
    });
    expect(page?.facts.card?.summary).toBe('Com Ana Lima');
  });

  it('reads numbers of a collection that nothing else shows', () => {
    const loaded = load(cursosComTarifa());
    expect(told(loaded)).toEqual([]);
    expect(pageAt(loaded, '/cursos/torno')?.facts.card?.facts).toEqual([
      { amount: 95, currency: 'EUR' },
    ]);
  });

  it('is another page when what it reads is another, and only then', () => {
    const loaded = load(
      cursos({ cursos: { torno: curso(), cor: curso({ docente: 'bia' }) }, docentes: TWO }),
    );
    loaded.remember();
    const sums = (of: ReturnType<typeof load>) =>
      ['/cursos/torno', '/cursos/cor'].map((path) => pageAt(of, path)?.facts.sum);
    fixture?.write({ [docenteFile('ana')]: ana({ name: 'Ana Souza' }) });
    const changed = again();
    expect(pageAt(changed, '/cursos/torno')?.page.sections[0]).toHaveProperty(
      'actions.0.label',
      'Ana Souza',
    );
    expect(sums(changed)[0]).not.toBe(sums(loaded)[0]);
    expect(sums(changed)[1]).toBe(sums(loaded)[1]);
    changed.remember();
    fixture?.write({ [docenteFile('ana')]: ana({ name: 'Ana Souza', note: 'Nova' }) });
    expect(sums(again())).toEqual(sums(changed));
  });

  it('is the same page from the cache', () => {
    const first = load(cursos());
    first.remember();
    const plain = ({ config }: typeof first) =>
      JSON.stringify(
        config?.pages.map(({ path, page, facts, links }) => [path, page, facts, links]),
      );
    expect(plain(again())).toBe(plain(first));
  });
});

describe('what is wrong is told where it is put right', () => {
  it('once: a name that no record has, with the nearest', () => {
    const { problems } = load(
      cursos({
        cursos: { torno: curso({ docente: 'ana-lina' }) },
        docentes: { 'ana-lima': ana() },
      }),
    );
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
      [cursoFile('torno'), '/docente', 'record-missing'],
    ]);
    expect(errors[0]?.fix).toMatchObject([{ text: '"ana-lima"' }]);
  });

  it('in the list of names', () => {
    const files = cursos({ cursos: { torno: curso({ others: ['ana', 'bea'] }) } });
    expect(told(load(files))).toEqual([`${cursoFile('torno')}/others/1 record-missing`]);
  });

  it('nothing more, of a record that cannot be read', () => {
    const files = { ...cursos(), [docenteFile('ana')]: '{ "name": ' };
    expect(told(load(files))).toEqual([`${docenteFile('ana')} json-missing-brace`]);
  });

  it('in the record: what the one that it names lacks', () => {
    const sections = [{ type: 'hero', title: { field: 'title' }, text: { field: 'docente.note' } }];
    const { problems } = load(cursos({ page: { sections } }));
    expect(problems.map(({ file, pointer, code }) => [file, pointer, code])).toEqual([
      [cursoFile('torno'), '/docente', 'record-incomplete'],
    ]);
    expect(worded(problems[0]?.message)).toBe(
      'O registro “ana”, citado neste, não tem “note”, e a página deste precisa dele.',
    );
  });

  it('in the other record alone: a picture of it that is not there', () => {
    const sections = [
      {
        type: 'hero',
        title: { field: 'title' },
        text: 'Um curso.',
        picture: { field: 'docente.picture' },
      },
    ];
    const lost = ana({ picture: { src: '/imagens/nao-ha.svg', alt: 'Ana' } });
    const loaded = load({
      ...cursos({
        cursos: { torno: curso(), cor: curso({ title: 'Cor', docente: 'bia' }) },
        docentes: { ana: lost },
        page: { sections },
      }),
      'site-config/collections/docentes.json': { bia: lost },
    });
    expect(told(loaded)).toEqual([
      'site-config/collections/docentes.json/bia/picture/src picture-missing',
      `${docenteFile('ana')}/picture/src picture-missing`,
    ]);
  });

  it('in the record: one without a page, to which its own leads', () => {
    const files = cursos({ docentes: {} });
    const found = load({ ...files, 'site-config/collections/docentes.json': { ana: ana() } });
    const errors = told(found).filter((line) => line.endsWith('incomplete'));
    expect(errors).toEqual([`${cursoFile('torno')}/docente record-incomplete`]);
  });

  it('in the record: a text of the other that is too long for its page', () => {
    const title = '{title} com {docente.name}, e com muito mais do que isso | Forte';
    const name = `Ana ${'Lima '.repeat(10)}de Sá`;
    const { problems } = load(
      cursos({
        docentes: { ana: ana({ name }) },
        page: { meta: { title, description: `${title}, e o que isso muda.`, keywords: ['curso'] } },
      }),
    );
    expect(
      problems.map(({ file, pointer, code, fix }) => [file, pointer, code, fix]),
    ).toContainEqual([cursoFile('torno'), '/title', 'too-long', undefined]);
  });

  it.each([
    ['{docente.nome}', 'record-field'],
    ['{docente.note}', 'record-field-optional'],
    ['{others.name}', 'record-field-optional'],
    [{ field: 'others.name' }, 'record-field'],
    [{ field: 'docente.friend.name' }, 'record-field'],
  ])('in the template: %j', (title, code) => {
    const { problems } = load(cursos({ page: { card: { title } } }));
    const pointer = typeof title === 'string' ? '/card/title' : '/card/title/field';
    expect(problems.map((problem) => `${problem.file}${problem.pointer} ${problem.code}`)).toEqual([
      `${CURSOS}${pointer} ${code}`,
    ]);
  });
});

describe('a record that is not there when the page is that reads it', () => {
  const PLAIN = { sections: [{ type: 'hero', title: '{title}', text: 'Com {docente.name}.' }] };
  it.each([
    ['a draft', { draft: true }, {}, ['record-unpublished']],
    ['one to come', { publishAt: '2999-01-01' }, {}, ['record-unpublished']],
    ['one that has expired', { expireAt: '2020-01-01' }, {}, ['record-unpublished']],
    ['a draft, named by a draft', { draft: true }, { draft: true }, []],
    ['one to come, as the page is', { publishAt: '2999-01-01' }, { publishAt: '2999-02-01' }, []],
  ])('%s', (_, part, own, codes) => {
    const files = cursos({
      cursos: { torno: curso(own) },
      docentes: { ana: ana(part) },
      page: PLAIN,
    });
    const place = `${cursoFile('torno')}/docente`;
    const found = told(load(files)).filter((line) => line.startsWith(place));
    expect(found).toEqual(codes.map((code) => `${place} ${code}`));
  });

  it('is told by the link to it, if there is one', () => {
    const files = cursos({ docentes: { ana: ana({ draft: true }) } });
    expect(told(load(files))).toEqual([`${cursoFile('torno')}/docente link-to-unpublished`]);
  });
});

describe('edits', () => {
  it('a new address of who is named changes the name alone', () => {
    load(cursos({ cursos: { torno: curso({ others: ['bia', 'ana'] }) }, docentes: TWO }));
    const plan = movePage(
      createSiteConfigLoader((fixture as Fixture).root),
      '/docentes/ana',
      '/docentes/lima',
    );
    const changed = Object.fromEntries(plan.changes.map(({ file, after }) => [file, after ?? '']));
    expect(Object.keys(changed)).toEqual([
      cursoFile('torno'),
      docenteFile('ana'),
      'site-config/redirects.json',
    ]);
    expect(JSON.parse(changed[cursoFile('torno')] ?? '')).toMatchObject({
      docente: 'lima',
      others: ['bia', 'lima'],
    });
  });

  it('who is named cannot be removed', () => {
    load(cursos());
    const loader = createSiteConfigLoader((fixture as Fixture).root);
    expect(() => removePage(loader, '/docentes/ana', '/cursos')).toThrow(/ana/);
  });
});

describe('a list on the page of a record', () => {
  const idsOn = (loaded: ReturnType<typeof load>, path: string, live = false) => {
    const config = live ? onlyLive(loaded.config!, loaded.site.clock) : loaded.config!;
    const page = config.pages.find((entry) => entry.path === path);
    const [query] = page?.facts.lists ?? [];
    return listed(query!, config, page?.facts.card).map(({ id }) => id);
  };
  const MANY = {
    cor: curso({ title: 'Cor', docente: 'bia' }),
    forno: curso({ title: 'Forno', others: ['bia'] }),
    novo: curso({ title: 'Novo', draft: true }),
    torno: curso({ others: ['bia', 'ana'] }),
  };

  it('shows those that name it, and those that it names, as they are written', () => {
    const loaded = load(cursos({ cursos: MANY, docentes: TWO }));
    expect(told(loaded)).toEqual([]);
    expect(idsOn(loaded, '/docentes/ana', true)).toEqual(['forno', 'torno']);
    expect(idsOn(loaded, '/docentes/bia', true)).toEqual(['cor']);
    expect(idsOn(loaded, '/cursos/torno')).toEqual(['bia', 'ana']);
    expect(idsOn(loaded, '/cursos/cor')).toEqual([]);
  });

  it.each([
    ['naming', 'docentes', { naming: 'docentes' }],
    ['naming', 'title', { naming: 'title' }],
    ['namedIn', 'docente', { namedIn: 'docente' }],
  ])('is refused by a field that names no such record: %s %s', (key, _, part) => {
    const sections = [{ type: 'record-list', collection: 'cursos', ...part }];
    const files = cursos({ docentePage: { sections } });
    expect(told(load(files))).toContain(`${DOCENTES}/sections/0/${key} list-relation`);
  });

  it('is refused on a page that is of no record', () => {
    const section = { type: 'record-list', collection: 'cursos', naming: 'docente' };
    expect(told(load({ ...cursos(), ...nova(section) }))).toContain(
      'site-config/pages/nova.json/sections/1/naming list-relation',
    );
  });

  it('is another when a record names another', () => {
    const loaded = load(cursos({ cursos: MANY, docentes: TWO }));
    const keys = ({ config }: typeof loaded) =>
      ['/docentes/ana', '/docentes/bia', '/cursos'].map((path) =>
        createRecordKeys(config!)(config!.pages.find((page) => page.path === path)!),
      );
    const before = keys(loaded);
    fixture?.write({ [cursoFile('cor')]: { ...MANY.cor, docente: 'ana' } });
    const after = keys(again());
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });
});
