import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../content/node/load-schemas.ts';
import { readSchemas } from '../../../../content/node/read-schemas.ts';
import { FIXTURE_SITE } from '../../../../content/testing/fixture.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import { branchesOf, rootNode } from '../schema/schema-node.ts';
import { SOURCES } from '../testing/site.ts';
import {
  addedValue,
  newRecordFields,
  newRecordValue,
  recordSchema,
  withName,
} from './new-record-value.ts';
import { notChosenIn } from './not-chosen.ts';

const schemas = Object.fromEntries(readSchemas(FIXTURE_SITE).files) as Record<string, JsonMap>;
const diario = { id: 'diario', title: 'Diário', path: '/diario/{id}', titleField: 'title' };
const collection = { ...diario, dateField: 'date' };
const now = Date.parse('2027-03-01T01:30:00Z');

/** A collection whose records have these fields, all needed. */
function fieldsOf(properties: JsonMap, example: JsonMap) {
  const described = Object.entries(properties).map(([name, schema]) => [
    name,
    { title: name, description: 'Algo.', ...(schema as JsonMap) },
  ]);
  const entry = {
    type: 'object',
    required: Object.keys(properties),
    properties: Object.fromEntries(described),
  };
  const walks = { additionalProperties: entry, examples: [{ a: example }] };
  const all = { ...schemas, 'collections/walks.schema.json': walks };
  return newRecordFields(all, SOURCES, { id: 'walks', title: 'Walks' }, now);
}

describe('what a new record says', () => {
  it('is its title, texts marked as samples, and today; what else is needed is asked', () => {
    const { value, asked } = newRecordFields(schemas, SOURCES, collection, now);
    // At the site it is still February.
    expect(value).toMatchObject({ date: '2027-02-28', summary: expect.stringMatching(/^‹.+›$/) });
    expect(value).not.toHaveProperty('category');
    expect(asked).toEqual(['date', 'category']);
  });

  it('is valid once that is chosen, a draft, and called as it is to be', () => {
    const { value } = newRecordFields(schemas, SOURCES, collection, now);
    const made = newRecordValue(schemas, collection, 'Uma porta', {
      ...value,
      category: 'Plantão',
    });
    expect(made).toMatchObject({ draft: true, title: 'Uma porta', category: 'Plantão' });
    expect(notChosenIn(schemas, rootNode(schemas, recordSchema('diario')), made)).toEqual([]);
    const { check } = loadSchemas(FIXTURE_SITE);
    expect(check('collections/diario.schema.json', { 'uma-porta': made }).errors).toEqual([]);
  });

  it.each<[what: string, schema: JsonMap, example: Json, left: Json | undefined]>([
    ['a price', { type: 'number', minimum: 0 }, 49, undefined],
    [
      'a date',
      { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$', format: 'date' },
      '2026-05-20',
      undefined,
    ],
    ['a choice', { type: 'string', enum: ['a', 'b'] }, 'a', undefined],
    ['a record', { type: 'string', refersTo: 'places' }, 'oficina', undefined],
    ['an icon', { type: 'string', refersTo: 'icon' }, 'Shield', undefined],
    ['a code', { type: 'string', pattern: '^[A-Z]{3}$' }, 'EUR', undefined],
    [
      'several of them',
      { type: 'array', minItems: 1, items: { type: 'string', refersTo: 'places' } },
      ['oficina'],
      [],
    ],
    [
      'one within a group',
      {
        type: 'object',
        required: ['words', 'price'],
        properties: { words: { type: 'string', maxLength: 40 }, price: { type: 'number' } },
      },
      { words: 'Por pessoa', price: 49 },
      { words: '‹Por pessoa›' },
    ],
  ])('%s of an example is in no new record, and is asked', (_, schema, example, left) => {
    const { value, asked } = fieldsOf({ it: schema }, { it: example });
    expect(value.it).toEqual(left);
    expect(asked).toEqual(['it']);
  });

  it.each<[what: string, schema: JsonMap, example: Json, made: Json]>([
    ['a text', { type: 'string', maxLength: 40 }, 'Uma volta', '‹Uma volta›'],
    ['a switch', { type: 'boolean' }, true, false],
    ['the only choice', { type: 'string', enum: ['a'] }, 'a', 'a'],
  ])('%s is not asked', (_, schema, example, made) => {
    expect(fieldsOf({ it: schema }, { it: example })).toEqual({ value: { it: made }, asked: [] });
  });

  it.each<[pointer: string, made: Json]>([
    [
      'collections/places.schema.json#/definitions/exceptions/items',
      { name: '‹Confraternização universal›' },
    ],
    ['collections/places.schema.json#/definitions/day', ''],
    ['common.schema.json#/definitions/picture', { src: '/imagens/forte.svg', alt: '' }],
  ])(
    'what is added within it is left to be chosen, as far as it is of a collection: %s',
    (id, made) => {
      expect(addedValue(schemas, rootNode(schemas, id), SOURCES)).toEqual(made);
    },
  );

  const branch = (list: string, kind: string) => {
    const item = rootNode(schemas, list);
    const found = branchesOf(schemas, item).find(({ value }) => value === kind);
    return found!.node;
  };

  it('a day or a moment of a section is left to be chosen, and so are figures of an item', () => {
    const SECTIONS = 'page.schema.json#/properties/sections/items';
    const section = (kind: string) => addedValue(schemas, branch(SECTIONS, kind), SOURCES, true);
    expect(section('event')).toMatchObject({ type: 'event', title: expect.stringMatching(/^‹/) });
    expect(section('event')).not.toHaveProperty('startsAt');
    expect(section('video')).not.toHaveProperty('published');
    // A whole chart is drawn as that of its example, whose words are marked.
    expect(section('chart')).toMatchObject({
      chart: { series: [{ points: [{ value: 47 }, {}] }] },
    });

    const item = (id: string) => addedValue(schemas, rootNode(schemas, id), SOURCES, true);
    const CHARTS = 'common.schema.json#/definitions';
    expect(item(`${CHARTS}/timeChart/properties/series/items/properties/points/items`)).toEqual({});
    expect(item(`${CHARTS}/spansChart/properties/rows/items`)).toEqual({
      label: expect.stringMatching(/^‹/),
    });
    expect(item('sections/steps.schema.json#/properties/items/items')).toEqual({
      title: expect.stringMatching(/^‹/),
      text: expect.stringMatching(/^‹/),
    });
  });

  it('is what another says, but for when that is published', () => {
    const copied = { title: 'A', date: '2026-01-02', body: [], publishAt: '2026-01-03' };
    const made = newRecordValue(schemas, collection, 'B', copied);
    expect(made).toEqual({ draft: true, title: 'B', date: '2026-01-02', body: [] });
  });

  it('has its name in the field that its card shows, or in one that is for a name', () => {
    expect(withName('Ana', { name: '‹Nome›', nome: '‹Nome›' }, 'nome')).toEqual({
      name: '‹Nome›',
      nome: 'Ana',
    });
    expect(withName('Ana', { title: '‹Título›' })).toEqual({ title: 'Ana' });
    expect(withName('Ana', { text: '‹Texto›' })).toEqual({ text: '‹Texto›' });
  });
});
