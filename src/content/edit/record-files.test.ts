import { describe, expect, it } from 'vitest';
import type { Load } from '../index.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { links } from '../testing/edits.ts';
import { type Files, prose } from '../testing/fixture.ts';
import { CannotEdit } from './file-change.ts';
import { movePage } from './move-page.ts';
import { newRecord, recordCollections } from './new-record.ts';
import { removePage } from './remove-page.ts';
import { renameRecord } from './rename-record.ts';

const open = setUpEditing();
const NOVA = 'site-config/pages/nova.json';
const recordFile = (id: string) => `site-config/collections/people/${id}.json`;

const ana = { name: 'Ana', role: 'Sócia' };
const name = { field: 'name' };
const PEOPLE: Files = {
  [recordFile('ana')]: ana,
  [recordFile('rui')]: { name: 'Rui', role: 'Sócio' },
  'site-config/records/people.json': {
    path: '/equipe/{id}',
    card: { title: name },
    meta: {
      title: '{name} | Forte',
      description: '{name}, do Forte, há mais de vinte anos ao lado de quem defende redes.',
      keywords: ['equipe'],
    },
    sections: [{ ...prose('Um texto.'), title: name }],
  },
};
const site = () => open({ ...PEOPLE, ...links('/equipe/ana', '/equipe/rui') });
const errorsOf = ({ problems }: ReturnType<Load>) =>
  problems.filter(({ severity }) => severity === 'error');

describe('a record with a file of its own', () => {
  it('is renamed with its file; links to its page follow, and the old address leads there', () => {
    const edited = site();
    expect(errorsOf(edited.load())).toEqual([]);
    const before = edited.read(recordFile('ana'));
    edited.edit((load) => renameRecord(load, 'people', ['ana', 'ana-prado']).plan);
    expect(errorsOf(edited.load())).toEqual([]);
    expect(edited.read(recordFile('ana'))).toBeUndefined();
    expect(edited.read(recordFile('ana-prado'))).toBe(before);
    expect(edited.read(NOVA)).toContain('"/equipe/ana-prado"');
    expect(edited.load().site.redirects.get('/equipe/ana')).toBe('/equipe/ana-prado');
  });

  it('is renamed by moving its page, within the addresses of its collection', () => {
    const edited = site();
    const move = (to: string) => edited.edit((load) => movePage(load, '/equipe/ana', to));
    expect(() => move('/outro/ana')).toThrow('só o fim do endereço');
    expect(() => move('/equipe/rui')).toThrow(CannotEdit);
    expect(() => move('/equipe/Ana P')).toThrow(CannotEdit);
    move('/equipe/ana-prado');
    expect(errorsOf(edited.load())).toEqual([]);
    expect(edited.read(recordFile('ana-prado'))).toBeDefined();
  });

  it('leaves no redirect behind where none is wanted, and frees its new address of one', () => {
    const redirects = { redirects: [{ from: '/equipe/ana-prado', to: '/equipe/ana' }] };
    for (const redirect of [false, true]) {
      const edited = open({ ...PEOPLE, 'site-config/redirects.json': redirects });
      edited.edit((load) => movePage(load, '/equipe/ana', '/equipe/ana-prado', { redirect }));
      expect(errorsOf(edited.load())).toEqual([]);
      const { redirects: all } = edited.load().site;
      expect(all.get('/equipe/ana')).toBe(redirect ? '/equipe/ana-prado' : undefined);
      expect(all.has('/equipe/ana-prado')).toBe(false);
    }
  });

  it('goes with its page, whose address leads elsewhere', () => {
    const edited = site();
    const { left } = edited.edit((load) => removePage(load, '/equipe/ana', '/sobre'));
    expect(left).toHaveLength(1); // a button that is there for this page alone
    expect(edited.read(recordFile('ana'))).toBeUndefined();
    expect(edited.load().site.redirects.get('/equipe/ana')).toBe('/sobre');
    expect(edited.load().site.pages.has('/equipe/rui')).toBe(true);
  });

  it('stays where a section names it', () => {
    const edited = open({
      ...PEOPLE,
      [NOVA]: {
        ...(links()[NOVA] as object),
        sections: [{ type: 'people', title: 'Quem', people: ['ana'] }],
      } as never,
    });
    expect(() => removePage(edited.load, '/equipe/ana', '/sobre')).toThrow(CannotEdit);
  });

  it('is made in the folder of its collection, with a page at once', () => {
    const edited = site();
    const make = (id: string, value: object = ana, collection = 'people') =>
      edited.edit((load) => newRecord(load, { collection, id, value }));
    make('bia', { draft: true, ...ana });
    expect(errorsOf(edited.load())).toEqual([]);
    expect(JSON.parse(edited.read(recordFile('bia')) ?? '')).toEqual({ draft: true, ...ana });
    expect(edited.load().site.pages.has('/equipe/bia')).toBe(true);
    expect(() => make('rui')).toThrow('Já existe um registro “rui”');
    expect(() => make('Com Espaço')).toThrow(CannotEdit);
    expect(() => make('../../fora')).toThrow(CannotEdit);
    expect(() => make('bia', ana, '../pages')).toThrow(CannotEdit);
  });

  it('does not take the address of a page', () => {
    const edited = open({
      ...PEOPLE,
      [NOVA]: { ...(links()[NOVA] as object), path: '/equipe/bia' } as never,
    });
    const made = { collection: 'people', id: 'bia', value: ana };
    expect(() => newRecord(edited.load, made)).toThrow('já é da página');
  });

  it('is made with what its page finds wrong, to be corrected there', () => {
    const edited = site();
    edited.edit((load) =>
      newRecord(load, { collection: 'people', id: 'bia', value: { name: 'Bia' } }),
    );
    expect(errorsOf(edited.load()).map(({ file }) => file)).toEqual([recordFile('bia')]);
  });

  it('may be made in a folder of records without pages, but for sections that pages share', () => {
    const { load } = open({
      [recordFile('ana')]: ana,
      'site-config/records/people.json': { card: { title: { field: 'name' } } },
      'site-config/collections/shared-sections/convite.json': {
        type: 'call-to-action',
        title: 'Vamos?',
        text: 'Um texto.',
        actions: [{ label: 'Sim', to: '/' }],
      },
    });
    const people = { id: 'people', titleField: 'name' };
    expect(recordCollections(load().site)).toEqual([people]);
    // Of those without a record yet, one is the engine's.
    const known = ['people', 'walks', 'cases', 'holidays'];
    expect(recordCollections(load().site, known)).toEqual([people, { id: 'walks' }]);
    const { changes } = newRecord(load, { collection: 'people', id: 'bia', value: ana });
    expect(changes.map(({ file }) => file)).toEqual([recordFile('bia')]);
  });

  it('is called by the field that its card shows', () => {
    const titles = (title: unknown) => {
      const RECORDS = 'site-config/records/people.json';
      const page = { ...(PEOPLE[RECORDS] as object), card: { title } } as never;
      return recordCollections(open({ ...PEOPLE, [RECORDS]: page }).load().site);
    };
    const people = { id: 'people', path: '/equipe/{id}' };
    expect(titles({ field: 'role' })).toEqual([{ ...people, titleField: 'role' }]);
    expect(titles('{name}, {role}')).toEqual([{ ...people, titleField: 'name' }]);
    expect(titles('Alguém')).toEqual([people]);
    expect(titles({ field: 'picture.alt' })).toEqual([people]);
  });
});
