import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../lib/json.ts';
import { composed } from './compose.ts';

/** What one schema becomes, beside a few definitions. */
function composedOf(schema: JsonObject) {
  const { $id, ...written } = composed(new Map([['sub/a.json', schema]])).get('sub/a.json') ?? {};
  expect($id).toBe('sub/a.json');
  return written;
}

describe('short forms', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['a text', { text: 60 }, { type: 'string', minLength: 1, maxLength: 60 }],
    [
      'a text with formatting',
      { richText: 60 },
      { type: 'string', minLength: 1, maxLength: 60, refersTo: 'richText' },
    ],
    ['a pattern', { pattern: '^a' }, { type: 'string', pattern: '^a' }],
    ['a reference', { refersTo: 'icon' }, { type: 'string', refersTo: 'icon' }],
    [
      'a list',
      { list: 4, items: { text: 9 } },
      {
        type: 'array',
        minItems: 1,
        maxItems: 4,
        items: { type: 'string', minLength: 1, maxLength: 9 },
      },
    ],
    [
      'a list of two or more',
      { list: 4, minItems: 2 },
      { type: 'array', minItems: 2, maxItems: 4 },
    ],
    [
      'an object',
      { required: ['a'], properties: { a: { type: 'number' }, b: { type: 'boolean' } } },
      {
        type: 'object',
        additionalProperties: false,
        required: ['a'],
        properties: { a: { type: 'number' }, b: { type: 'boolean' } },
      },
    ],
    [
      'an object that requires all its properties',
      { required: 'all', properties: { a: {}, text: {} } },
      {
        type: 'object',
        additionalProperties: false,
        required: ['a', 'text'],
        properties: { a: {}, text: {} },
      },
    ],
    ['a constant', { const: 'x' }, { const: 'x', description: 'Sempre "x".' }],
    [
      'a title without a description',
      { title: 'Cargo' },
      { title: 'Cargo', description: 'Cargo.' },
    ],
    ['a value', { examples: [{ text: 1 }], enum: [1] }, { examples: [{ text: 1 }], enum: [1] }],
  ])('%s', (_, short, written) => {
    expect(composedOf(short)).toEqual(written);
  });
});

describe('keywords beside a reference', () => {
  const definitions = {
    name: { title: 'Nome', text: 60 },
    link: { title: 'Link', typeName: 'Link', text: 60 },
  };
  const beside = (schema: JsonObject) => {
    const files = { 'common.json': { definitions }, 'sub/a.json': { items: schema } };
    return composed(new Map<string, JsonObject>(Object.entries(files))).get('sub/a.json')?.items;
  };
  const NAME = '../common.json#/definitions/name';
  const LINK = '../common.json#/definitions/link';
  const text = { type: 'string', minLength: 1 };

  it('change a copy of the referenced definition', () => {
    const changed = { ...text, title: 'Nome', description: 'Curto.', maxLength: 9 };
    expect(beside({ $ref: NAME, description: 'Curto.', text: 9 })).toEqual(changed);
    const other = { ...text, title: 'Link', description: 'Link.', maxLength: 9 };
    expect(beside({ $ref: LINK, text: 9 })).toEqual(other);
  });

  it('leave out the default of an enum that they replace', () => {
    const files = { 'common.json': { definitions: { side: { enum: [1, 2], default: 2 } } } };
    const side = { $ref: '/common.json#/definitions/side' };
    const all = {
      'a.json': { items: { ...side, enum: [1] } },
      'b.json': { items: { ...side, title: 'Lado' } },
    };
    const written = composed(new Map<string, JsonObject>(Object.entries({ ...files, ...all })));
    expect(written.get('a.json')?.items).toEqual({ enum: [1] });
    expect(written.get('b.json')?.items).toMatchObject({ enum: [1, 2], default: 2 });
  });

  it('keep the named type if they only describe it', () => {
    const described = { $ref: LINK, title: 'Para onde' };
    expect(beside(described)).toEqual(described);
    expect(beside({ $ref: NAME })).toEqual({ $ref: NAME });
  });

  it('are reported with their file if the reference has no target', () => {
    expect(() => beside({ $ref: '#/definitions/b' })).toThrow(
      'schema/sub/a.json: /sub/a.json#/definitions/b leads nowhere.',
    );
  });
});

describe('the fields shared by all types of a union', () => {
  const union = {
    tag: 'type',
    types: 'types',
    properties: {
      type: { title: 'Tipo' },
      id: { $ref: 'common.json#/definitions/id' },
      title: { title: 'Título', text: 60 },
    },
  };
  const common = { definitions: { id: { typeName: 'Id', pattern: '^a' } } };
  const typed = (type: JsonObject) => {
    const card = { title: 'Cartão', ...type };
    const source = { 'common.json': common, 'union.json': union, 'types/card.schema.json': card };
    const files = composed(new Map<string, JsonObject>(Object.entries(source)));
    const written = files.get('types/card.schema.json');
    const properties = written?.properties as Record<string, JsonObject>;
    return { files, properties, required: written?.required };
  };
  const title = { title: 'Título', description: 'Título.', type: 'string', minLength: 1 };

  it('are added to each type without being written in its file', () => {
    const { properties, required } = typed({});
    expect(properties).toEqual({
      type: { title: 'Tipo', const: 'card', description: 'Sempre "card".' },
      id: { $ref: '../common.json#/definitions/id' },
      title: { ...title, maxLength: 60 },
    });
    expect(required).toEqual(['type']);
  });

  it("precede the type's own fields, unless the type lists them elsewhere", () => {
    const { properties, required } = typed({
      required: ['a', 'title'],
      properties: { a: {}, title: { description: 'Curto.' }, b: {} },
    });
    expect(Object.keys(properties)).toEqual(['type', 'id', 'a', 'title', 'b']);
    expect(properties.title).toEqual({ ...title, description: 'Curto.', maxLength: 60 });
    expect(required).toEqual(['type', 'a', 'title']);
    const here = typed({ properties: { a: {}, id: true } }).properties;
    expect(Object.keys(here)).toEqual(['type', 'title', 'a', 'id']);
    expect(here.id).toEqual({ $ref: '../common.json#/definitions/id' });
  });

  it('are omitted if the type sets them to false', () => {
    expect(Object.keys(typed({ properties: { id: false } }).properties)).toEqual(['type', 'title']);
    for (const field of [false, true])
      expect(() => typed({ properties: { other: field } })).toThrow(
        '“other” não está descrito, nem é um campo que todos os blocos deste tipo têm.',
      );
  });

  it('are checked in each type, and no other fields are allowed', () => {
    const { files } = typed({ required: ['title'], properties: { a: { text: 9 } } });
    const ajv = new Ajv({ discriminator: true, keywords: ['typeName'] });
    for (const schema of files.values()) ajv.addSchema(schema);
    const fits = (value: JsonObject) => ajv.validate('union.json', value);
    expect(fits({ type: 'card', id: 'a', title: 'T', a: 'b' })).toBe(true);
    expect(fits({ type: 'card', id: 'b', title: 'T' })).toBe(false);
    expect(fits({ type: 'card', title: 'T', c: 1 })).toBe(false);
    expect(fits({ type: 'other', title: 'T' })).toBe(false);
  });

  it('also apply to types that are written as definitions', () => {
    const written = composedOf({
      tag: 'kind',
      types: ['B', 'A'],
      properties: { kind: { title: 'Tipo' }, id: { text: 9 } },
      definitions: { A: { properties: { kind: { const: 'a' } } }, B: { properties: {} } },
    }) as { definitions: Record<string, { properties: JsonObject }>; oneOf: unknown };
    expect(written.oneOf).toEqual([{ $ref: '#/definitions/B' }, { $ref: '#/definitions/A' }]);
    expect(written).not.toHaveProperty('properties');
    expect(Object.keys(written.definitions.B?.properties ?? {})).toEqual(['kind', 'id']);
    expect(written.definitions.A?.properties.kind).toEqual({
      title: 'Tipo',
      const: 'a',
      description: 'Sempre "a".',
    });
  });
});
