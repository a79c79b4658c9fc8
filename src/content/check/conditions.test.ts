import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../lib/json.ts';
import { worded } from '../../words/reader.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import {
  ana,
  CURSOS,
  curso,
  cursoFile,
  cursoPage,
  cursos,
  docenteFile,
} from '../testing/cursos.ts';
import { createFixture, type Fixture, makeOld } from '../testing/fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

const HERO = { type: 'hero', title: { field: 'title' }, text: 'O que se aprende.' };
const call = (actions: unknown[], more: JsonObject = {}) => ({
  ...{ type: 'call-to-action', title: 'E agora?', text: 'Diga se quer vir.', actions },
  ...more,
});
const NOTE = { type: 'prose', title: 'Bom saber', blocks: [{ paragraphs: ['Traga um avental.'] }] };
const FULL = { showIf: { field: 'state', is: 'Lotado' } };
const FREE = { showIf: { field: 'state', is: ['Há vagas', 'Últimas vagas'] } };
const BOOK = { label: 'Inscrever-se', to: '/', ...FREE };
const WAIT = { label: 'Entrar na lista de espera', to: '/', ...FULL };

/** Two courses, one of them full, on pages with these sections. */
function load(sections: unknown[], page: JsonObject = {}) {
  const files = cursos({
    cursos: {
      torno: curso({ state: 'Últimas vagas' }),
      esmalte: curso({ title: 'Esmalte', state: 'Lotado' }),
    },
    page: { sections, ...page },
  });
  fixture = createFixture(files);
  makeOld(fixture, Object.keys(files));
  return createSiteConfigLoader(fixture.root)();
}

const told = ({ problems }: ReturnType<typeof load>) =>
  problems.map(({ file, pointer, code }) => `${file}${pointer} ${code}`);

const sectionsOf = ({ config }: ReturnType<typeof load>, id: string) =>
  config?.pages.find(({ path }) => path === `/cursos/${id}`)?.page.sections as
    | JsonObject[]
    | undefined;

describe('a part that waits for the state of the record', () => {
  it('is on the pages of those alone that have it: a button, a section', () => {
    const loaded = load([HERO, { ...NOTE, ...FULL }, call([BOOK, WAIT])]);
    expect(told(loaded)).toEqual([]);
    const shown = (id: string) =>
      sectionsOf(loaded, id)?.map(({ type, actions }) => actions ?? type);
    expect(shown('torno')).toEqual(['hero', [{ label: 'Inscrever-se', to: '/' }]]);
    expect(shown('esmalte')).toEqual([
      ...['hero', 'prose'],
      [{ label: 'Entrar na lista de espera', to: '/' }],
    ]);
  });

  it('takes its list along if nothing else is in it', () => {
    const loaded = load([{ ...HERO, actions: [BOOK] }]);
    expect(told(loaded)).toEqual([]);
    expect(sectionsOf(loaded, 'esmalte')?.[0]).not.toHaveProperty('actions');
  });

  it('is there where the field is filled in, if no value is named', () => {
    const loaded = load([HERO, { ...NOTE, showIf: { field: 'others' } }]);
    expect(sectionsOf(loaded, 'torno')).toHaveLength(1);
  });

  it('may wait for another value than one, or than several, which a record without any has', () => {
    const of = (showIf: JsonObject, id: string) =>
      sectionsOf(load([HERO, { ...NOTE, showIf }]), id)?.length;
    expect(of({ field: 'state', isNot: 'Lotado' }, 'torno')).toBe(2);
    expect(of({ field: 'state', isNot: 'Lotado' }, 'esmalte')).toBe(1);
    expect(of({ field: 'state', isNot: ['Lotado', 'Últimas vagas'] }, 'torno')).toBe(1);
    expect(of({ field: 'others', isNot: 'ana' }, 'torno')).toBe(2);
  });

  it('may wait for a field of the record that is named, and is another page with it', () => {
    const first = load([HERO, { ...NOTE, showIf: { field: 'docente.level', is: 'Mestre' } }]);
    expect(sectionsOf(first, 'torno')).toHaveLength(1);
    first.remember();
    fixture?.write({ [docenteFile('ana')]: ana({ level: 'Mestre' }) });
    const again = createSiteConfigLoader((fixture as Fixture).root)();
    expect(sectionsOf(again, 'torno')).toHaveLength(2);
  });

  it('is no mark beside the title in a list', () => {
    const card = (mark: JsonObject) => ({ ...(cursoPage().card as JsonObject), mark });
    const marks = (mark: JsonObject) => {
      const { config, problems } = load([HERO], { card: card(mark) });
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      return config?.pages.flatMap(({ facts }) =>
        facts.card?.collection === 'cursos' ? [facts.card.mark] : [],
      );
    };
    const states = ['Lotado', 'Últimas vagas'];
    expect(marks({ text: { field: 'state' } })).toEqual(states);
    expect(marks({ text: { field: 'state' }, ...FULL })).toEqual(['Lotado', undefined]);
    expect(marks({ text: { field: 'others' } })).toEqual([undefined, undefined]);
    const loaded = load([HERO], {
      card: card({ text: 'x', showIf: { field: 'state', is: 'Lotada' } }),
    });
    expect(loaded.problems).toContainEqual(
      expect.objectContaining({ code: 'not-allowed', pointer: '/card/mark/showIf/is' }),
    );
  });

  it('is an empty cell among the facts of a list', () => {
    const card = {
      ...(cursoPage().card as JsonObject),
      titleLabel: 'Curso',
      facts: [
        { label: 'Vagas', text: { field: 'state' }, ...FREE },
        { label: 'Quem', text: '{docente.name}' },
      ],
    };
    const { config } = load([HERO], { card });
    const facts = config?.pages.flatMap(({ facts }) =>
      facts.card?.facts ? [facts.card.facts] : [],
    );
    expect(facts).toEqual([
      ['', 'Ana Lima'],
      ['Últimas vagas', 'Ana Lima'],
    ]);
  });
});

describe('what is wrong is told where it is put right', () => {
  it('in the template: a field or a value that there is not, with the nearest', () => {
    const loaded = load([
      { ...HERO, showIf: { field: 'stat', is: 'Lotado' } },
      { ...NOTE, showIf: { field: 'state', is: ['Há vagas', 'Lotada'] } },
      call([{ ...WAIT, showIf: { field: 'docente.level', is: 'Mestra' } }]),
    ]);
    expect(told(loaded)).toEqual([
      `${CURSOS}/sections/0/showIf/field record-field`,
      `${CURSOS}/sections/1/showIf/is/1 not-allowed`,
      `${CURSOS}/sections/2/actions/0/showIf/is not-allowed`,
    ]);
    expect(worded(loaded.problems[1]?.message)).toBe(
      'O campo “state” nunca é “Lotada”: o esquema dele tem outros valores. Você quis dizer “Lotado”?',
    );
    expect(loaded.problems[1]?.fix).toMatchObject([{ file: CURSOS, text: '"Lotado"' }]);
  });

  it('in the template: a record that there is not, by its own id or in a field that names one', () => {
    const loaded = load([
      HERO,
      { ...NOTE, showIf: { field: 'id', is: ['torno', 'esmalta'] } },
      call([BOOK, WAIT, { ...BOOK, showIf: { field: 'docente', isNot: 'anna' } }]),
      { ...NOTE, showIf: { field: 'state', isNot: 'Lotada' } },
    ]);
    expect(told(loaded)).toEqual([
      `${CURSOS}/sections/1/showIf/is/1 record-missing`,
      `${CURSOS}/sections/2/actions/2/showIf/isNot record-missing`,
      `${CURSOS}/sections/3/showIf/isNot not-allowed`,
    ]);
    expect(loaded.problems[0]?.fix).toMatchObject([{ file: CURSOS, text: '"esmalte"' }]);
  });

  it('in the template, once: what is no condition', () => {
    expect(
      told(
        load([
          { ...HERO, showIf: { feild: 'state' } },
          call([
            { ...BOOK, showIf: 'Lotado' },
            { ...WAIT, showIf: { field: 'state', are: 'Lotado' } },
          ]),
        ]),
      ),
    ).toEqual([
      `${CURSOS}/sections/0/showIf/feild unknown-key`,
      `${CURSOS}/sections/1/actions/0/showIf wrong-type`,
      `${CURSOS}/sections/1/actions/1/showIf/are unknown-key`,
    ]);
  });

  it('in the record: that its page lacks what it needs', () => {
    const loaded = load([{ ...HERO, ...FREE }, call([BOOK], FREE)]);
    expect(told(loaded)).toEqual([`${cursoFile('esmalte')}/state record-hidden`]);
    expect(worded(loaded.problems[0]?.message)).toBe(
      'Com este “state”, “showIf” deixa de fora “sections”, de que a página do registro precisa.',
    );
    expect(told(load([HERO, call([BOOK])]))).toEqual([
      `${cursoFile('esmalte')}/state record-hidden`,
    ]);
  });

  it('in the record: that it lacks what alone would fill a part of its page', () => {
    const paragraphs = [{ field: 'others' }];
    const loaded = load([HERO, { ...NOTE, ...FULL, blocks: [{ paragraphs }] }]);
    expect(told(loaded)).toEqual([`${cursoFile('esmalte')} record-incomplete`]);
    expect(worded(loaded.problems[0]?.message)).toContain('O registro não tem “others”');
  });

  it('at its own line of the template, though others before it were left out', () => {
    const lost = call([BOOK, { ...WAIT, to: '/nada' }]);
    expect(told(load([HERO, { ...NOTE, ...FREE }, lost]))).toEqual([
      `${CURSOS}/sections/2/actions/1/to link-missing`,
    ]);
  });
});
