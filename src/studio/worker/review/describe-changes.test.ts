// biome-ignore-all lint/suspicious/noExplicitAny: schemas are any JSON

import { describe, expect, it } from 'vitest';
import type { SchemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import { pointerLabel } from '../../../content/edit/labels/pointer-label.ts';
import { rootPosition } from '../../../content/edit/labels/schema-position.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { worded } from '../../../words/reader.ts';
import type { Json } from '../../shared/protocol.ts';
import { changedTexts, describeChanges, movedItems } from './describe-changes.ts';

const section = (type: string, title: string, properties: JsonObject): JsonObject => ({
  title,
  properties: { type: { title: 'Tipo', const: type }, ...properties },
});
const text = (title: string) => ({ title, type: 'string' });

/** Schemas in the small, as the project writes them. */
const files = new Map<string, JsonObject>([
  [
    'page.schema.json',
    {
      properties: {
        path: text('Endereço'),
        draft: { title: 'Rascunho', type: 'boolean' },
        meta: { title: 'Buscadores', properties: { title: text('Título na busca') } },
        sections: { title: 'Seções', items: { $ref: 'section.schema.json' } },
      },
    },
  ],
  [
    'section.schema.json',
    {
      discriminator: { propertyName: 'type' },
      oneOf: [{ $ref: 'sections/cards.schema.json' }, { $ref: 'sections/hero.schema.json' }],
    },
  ],
  [
    'sections/cards.schema.json',
    section('cards', 'Cartões', {
      title: text('Título'),
      cards: {
        title: 'Cartões',
        items: { title: 'Cartão', properties: { title: text('Título'), text: text('Texto') } },
      },
    }),
  ],
  [
    'sections/hero.schema.json',
    section('hero', 'Abertura', {
      title: text('Título da página'),
      picture: { $ref: '../common.schema.json#/definitions/picture' },
    }),
  ],
  [
    'common.schema.json',
    {
      definitions: { picture: { title: 'Imagem', properties: { alt: text('Texto alternativo') } } },
    },
  ],
  [
    'collections/cases.schema.json',
    { additionalProperties: { properties: { client: text('Cliente') } } },
  ],
]);
const source: SchemaSource = {
  files,
  follow(ref, base) {
    const url = new URL(ref, `schema:///${base}`);
    const file = url.pathname.slice(1);
    let schema: any = files.get(file);
    for (const key of url.hash.split('/').slice(1)) schema = schema[key];
    return { base: file, schema, name: '' };
  },
};

const HERO = { type: 'hero', title: 'Olá', picture: { alt: 'Um forte' } };
const CARDS = {
  type: 'cards',
  title: 'Serviços',
  cards: [
    { title: 'A', text: 'Um.' },
    { title: 'B', text: 'Dois.' },
    { title: 'C', text: 'Três.' },
  ],
};
const PAGE = { path: '/a', meta: { title: 'A' }, sections: [HERO, CARDS] };

describe('pointerLabel', () => {
  it.each([
    ['/path', 'Endereço'],
    ['/meta/title', 'Buscadores › Título na busca'],
    ['/sections/1', 'Seção 2 (Cartões)'],
    ['/sections/1/title', 'Seção 2 (Cartões) › Título'],
    ['/sections/1/cards/0', 'Seção 2 (Cartões) › Cartões › Cartão 1'],
    ['/sections/1/cards/0/title', 'Seção 2 (Cartões) › Cartões › Cartão 1 › Título'],
    ['/sections/1/cards/0/text', 'Seção 2 (Cartões) › “A” › Texto'],
    ['/sections/0/picture', 'Seção 1 (Abertura) › Imagem'],
    ['/sections/0/picture/alt', 'Seção 1 (Abertura) › Imagem › Texto alternativo'],
    ['/sections/0/xyz', 'Seção 1 (Abertura) › xyz'],
    ['', ''],
  ])('%s is %s', (pointer, words) => {
    expect(worded(pointerLabel(rootPosition(source, 'page.schema.json'), PAGE, pointer))).toBe(
      words,
    );
  });

  it('a record is named by its id', () => {
    const value = { barbosa: { client: 'Barbosa' } };
    expect(
      worded(
        pointerLabel(
          rootPosition(source, 'collections/cases.schema.json'),
          value,
          '/barbosa/client',
        ),
      ),
    ).toBe('“barbosa” › Cliente');
  });
});

describe('describeChanges', () => {
  const [a, b, c] = CARDS.cards;
  const withCards = (...cards: Json[]) => ({ ...PAGE, sections: [HERO, { ...CARDS, cards }] });
  const AGAIN = { ...HERO, title: 'De novo' };
  it.each<[string, Json, string[]]>([
    ['nothing', structuredClone(PAGE), []],
    [
      'a changed text',
      { ...PAGE, sections: [HERO, { ...CARDS, title: 'Soluções' }] },
      ['Seção 2 (Cartões) › Título: “Serviços” → “Soluções”'],
    ],
    ['an addition', { ...PAGE, draft: true }, ['Acrescentado: Rascunho: sim']],
    [
      'a removal',
      { ...PAGE, sections: [{ type: 'hero', title: 'Olá' }, CARDS] },
      ['Retirado: Seção 1 (Abertura) › Imagem: “Um forte”'],
    ],
    [
      'an added section',
      { ...PAGE, sections: [HERO, AGAIN, CARDS] },
      ['Acrescentado: Seção 2 (Abertura): “De novo”'],
    ],
    ['a removed section', { ...PAGE, sections: [CARDS] }, ['Retirado: Seção 1 (Abertura): “Olá”']],
    [
      'a moved section',
      { ...PAGE, sections: [CARDS, HERO] },
      ['Seção 2 (Abertura): “Olá”: veio da posição 1'],
    ],
    [
      'one item moved to the front, instead of all others moved',
      withCards(c ?? null, a ?? null, b ?? null),
      ['Seção 2 (Cartões) › Cartões › Cartão 1: “C”: veio da posição 3'],
    ],
    [
      'a changed item at its position',
      withCards(a ?? null, { ...b, text: 'Duas.' }, c ?? null),
      ['Seção 2 (Cartões) › “B” › Texto: “Dois.” → “Duas.”'],
    ],
    [
      'a removed item',
      withCards(a ?? null, c ?? null),
      ['Retirado: Seção 2 (Cartões) › Cartões › Cartão 2: “B”'],
    ],
    ['a text replaced by a list', { ...PAGE, path: ['x'] }, ['Endereço: “/a” → lista de 1']],
  ])('describes %s', (_, after, words) => {
    expect(describeChanges(source, 'page.schema.json', PAGE, after).map(worded)).toEqual(words);
  });

  it('identifies records by their ids, whatever their order', () => {
    const of = (value: Json, next: Json) =>
      describeChanges(source, 'collections/cases.schema.json', value, next).map(worded);
    const [one, two] = [{ client: 'Um' }, { client: 'Dois' }];
    expect(of({ one, two }, { two, one })).toEqual([]);
    expect(of({ one }, { one: { client: 'Hum' } })).toEqual(['“one” › Cliente: “Um” → “Hum”']);
    expect(of({ one }, { one, two })).toEqual(['Acrescentado: “two”']);
  });
});

it('the smallest number of items counts as moved', () => {
  expect([...movedItems([2, 0, 1])]).toEqual([0]);
  expect([...movedItems([1, 2, 0])]).toEqual([2]);
  expect([...movedItems([0, undefined, 1])]).toEqual([]);
  expect([...movedItems([])]).toEqual([]);
});

it('long texts are shortened to the part that differs', () => {
  const long = 'palavra '.repeat(30);
  const changed = (before: Json, after: Json) => changedTexts(before, after).map(worded);
  expect(changed(`${long}antes`, `${long}depois`)).toEqual([
    '“…palavra palavra palavra antes”',
    '“…palavra palavra palavra depois”',
  ]);
  expect(changed('a', '')).toEqual(['“a”', '(vazio)']);
  expect(changed(1.5, true)).toEqual(['1,5', 'sim']);
});
