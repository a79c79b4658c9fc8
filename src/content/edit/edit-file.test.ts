import { beforeEach, describe, expect, it } from 'vitest';
import { textStamp } from '../../node/hash-of.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { SOBRE } from '../testing/edits.ts';
import { prose } from '../testing/fixture.ts';
import { editFile } from './edit-file.ts';
import type { Operation } from './patch.ts';

const open = setUpEditing();
let site: ReturnType<typeof open>;
beforeEach(() => {
  site = open();
});

const edit = (target: string, ...operations: unknown[]) =>
  site.edit((load) => editFile(load, { target, operations: operations as Operation[] }, textStamp));

it('changes one value and keeps the text around it', () => {
  const before = site.read(SOBRE) ?? '';
  site.write({ [SOBRE]: before.replace('"path": "/sobre"', '"path":   "/sobre"') });
  const { problems } = edit('/sobre#historia', {
    op: 'replace',
    path: '/blocks/0/paragraphs/0',
    value: 'Uma história.',
  });
  expect(problems).toEqual([]);
  const after = site.read(SOBRE) ?? '';
  expect(after).toContain('"path":   "/sobre"');
  expect(after).toContain('"Uma história."');
});

it('inserts, moves and removes sections at once', () => {
  const sections = () => JSON.parse(site.read(SOBRE) ?? '').sections;
  const [first, second] = sections();
  const added = prose('Um texto.');
  edit(
    'pages/sobre.json',
    { op: 'add', path: '/sections/-', value: added },
    { op: 'move', path: '/sections/1', from: `/sections/${sections().length}` },
  );
  expect(sections().slice(0, 3)).toEqual([first, added, second]);
  edit('/sobre', { op: 'remove', path: '/sections/1' });
  expect(sections()[1]).toEqual(second);
});

it('makes a new file from its whole value', () => {
  const file = 'site-config/forms/recado.json';
  const form = JSON.parse(site.read('site-config/forms/contato.json') ?? '');
  const submit = { ...form.submit, formName: 'recado' };
  const { changes } = edit(file, { op: 'add', path: '', value: { ...form, submit } });
  expect(changes.map((change) => change.file)).toEqual([file]);
  expect(JSON.parse(site.read(file) ?? '').submit.formName).toBe('recado');
});

it('an error that was there does not stand in the way, wherever its section goes', () => {
  site.write({ [SOBRE]: (site.read(SOBRE) ?? '').replace('"columns": 2', '"columns": 9') });
  const add = (value: object) => edit('/sobre', { op: 'add', path: '/sections/1', value });
  const errors = () => site.load().problems.filter(({ severity }) => severity === 'error');
  const [error] = errors();
  add(prose('Outro texto.'));
  expect(errors()).toMatchObject([{ code: error?.code, pointer: '/sections/3/columns' }]);
  expect(() => add({ type: 'card-grid', columns: 9 })).toThrow(/./);
  expect(errors()).toHaveLength(1);
});

describe('refuses, and writes nothing:', () => {
  const deep = JSON.parse(`${'['.repeat(90_000)}${']'.repeat(90_000)}`);
  const proto = JSON.parse('{"a": {"__proto__": {"x": 1}}}');
  it.each([
    ['/sobre', { op: 'replace', path: '/meta/title', value: '' }, '“title” está vazio'],
    ['/sobre', { op: 'add', path: '/nada', value: 1 }, 'não é um campo'],
    ['/sobre', { op: 'remove', path: '/sections/0/nada' }, 'Não há nada em /sections/0/nada'],
    ['/sobre', { op: 'remove', path: '/sections/length' }, 'Não há nada em /sections/length'],
    ['/sobre', { op: 'replace', path: '/toString', value: 1 }, 'Não há nada em /toString'],
    ['/sobre', { op: 'add', path: '/sections/99', value: {} }, 'não é um lugar desta lista'],
    ['/sobre', { op: 'add', path: '/sections/-1', value: {} }, 'não é um lugar desta lista'],
    ['/sobre', { op: 'add', path: 'sections', value: {} }, 'não é um ponteiro JSON'],
    ['/sobre', { op: 'move', path: '/meta/a', from: '/meta' }, 'que está dentro dele'],
    ['/sobre', { op: 'add', path: '/__proto__/x', value: 1 }, '“__proto__”'],
    ['/sobre', { op: 'add', path: '/meta', value: proto }, '“__proto__”'],
    ['/sobre', { op: 'add', path: '/meta', value: deep }, 'grande demais'],
    ['/sobre', { op: 'add', path: '/meta/title', value: 'a'.repeat(600_000) }, 'grande demais'],
    ['/sobre', { op: 'remove', path: '' }, 'não se remove assim'],
    ['/sobre#nada', { op: 'remove', path: '' }, 'tem a âncora “nada”'],
    ['/sobra', { op: 'remove', path: '/meta' }, 'Você quis dizer “/sobre”?'],
    ['../fora.json', { op: 'add', path: '', value: {} }, 'não tem um arquivo “../fora.json”'],
  ])('%#: %s', (target, operation, message) => {
    const before = site.read(SOBRE);
    expect(() => edit(target, operation)).toThrow(message);
    expect(site.read(SOBRE)).toBe(before);
  });

  it('a text with an error in it', () => {
    site.write({ [SOBRE]: '{ "path": "/sobre", }' });
    expect(() => edit('pages/sobre.json', { op: 'add', path: '/draft', value: true })).toThrow(
      'conserte-o antes',
    );
  });

  it('a file that has changed since it was read', () => {
    const stamp = textStamp(site.read(SOBRE) ?? '');
    const operations = [{ op: 'replace', path: '/meta/title', value: 'Outro' }] as const;
    const planned = () => editFile(site.load, { target: '/sobre', operations, stamp }, textStamp);
    expect(planned().changes).toHaveLength(1);
    site.write({ [SOBRE]: `${site.read(SOBRE)}\n` });
    expect(planned).toThrow('mudou desde que você o leu');
  });
});
