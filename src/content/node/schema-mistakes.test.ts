import { expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { wordsIn } from '../../words/node/catalogues.ts';
import { FIXTURE_SITE } from '../testing/fixture.ts';
import { readSchemaFiles } from './read-schemas.ts';
import { mistakeOf, mistakesIn } from './schema-mistakes.ts';

const { worded } = wordsIn('en', projectRoot);

test.each<[field: unknown, place: string, words: string]>([
  [
    { type: 'strng' },
    '/type',
    '“type” can’t be the text “strng”. Did you mean “string”? Write "string"',
  ],
  [{ type: ['string', 'lst'] }, '/type/1', 'Item 2 of “type” can’t be the text “lst”.'],
  [{ type: 5 }, '/type', '“type” can’t be the number 5. It can be: "string"'],
  [
    { text: '60' },
    '/text',
    '“text” must be a number, but it’s the text “60”. Write it without quotes: 60',
  ],
  [{ minLength: -1 }, '/minLength', '“minLength” is -1, but must be at least 0.'],
  [
    { properties: {}, required: 'body' },
    '/required',
    '“required” must be a list in brackets [ ], but it’s the text “body”.',
  ],
  [
    { properties: {}, required: true },
    '/required',
    '“required” must be a list in brackets [ ], but it’s true.',
  ],
  [
    { properties: [] },
    '/properties',
    '“properties” must be a group of fields in braces { }, but it’s an empty list [ ].',
  ],
  [{ enum: [] }, '/enum', '“enum” has no items; the minimum is 1.'],
  [{ enum: 'a, b' }, '/enum', '“enum” must be a list in brackets [ ], but it’s the text “a, b”.'],
  [{ pattern: 5 }, '/pattern', '“pattern” must be a text in quotes, but it’s the number 5.'],
  [{ pattern: '(' }, '/pattern', '“pattern” isn’t a regular expression: “Unterminated group”.'],
  [{ refersTo: ['people'] }, '/refersTo', '“refersTo” must be a text in quotes'],
  [
    { items: 'string' },
    '/items',
    '“items” must be a group of fields in braces { } or true or false',
  ],
  [
    'Texto',
    '',
    '“body” must be a group of fields in braces { } or true or false, but it’s the text “Texto”.',
  ],
])('%j is told at %s: %s', (field, place, words) => {
  const [mistake, ...others] = mistakesIn({ type: 'object', properties: { body: field } });
  expect(others).toEqual([]);
  expect(mistake?.pointer).toBe(`/properties/body${place}`);
  expect(worded([mistake?.message, mistake?.hint])).toContain(words);
});

test.each([
  [
    'strict mode: missing type "array" for keyword "items" at "a.json#/properties/body" (strictTypes)',
    '/properties/body/items',
  ],
  [
    'strict mode: type "number" not allowed by context "string" at "a.json#/properties/body" (strictTypes)',
    '/properties/body',
  ],
  [
    'strict mode: missing type "object" for keyword "required" at "a.json#/properties/body/items" (strictTypes)',
    '/properties/body/items',
  ],
  [
    'keyword "fills" value is invalid at path "#/properties/body": data must be array',
    '/properties/body',
  ],
  ['discriminator: requires oneOf keyword', '/discriminator'],
  ['something else', ''],
])('what Ajv says is told where it says, or at the keyword that it names: %s', (said, pointer) => {
  const body = { type: 'number', items: {} };
  const schema = { type: 'object', discriminator: {}, properties: { body } };
  expect(mistakeOf(new Error(said), schema).pointer).toBe(pointer);
});

test.each([
  [
    'minLength',
    { minLength: 5 },
    '“minLength” says nothing without a “type” beside it. Write "type": "string" beside it.',
  ],
  [
    'minimum',
    { type: 'string', minimum: 5 },
    '“minimum” is for "type": "number" or "integer", and the “type” beside it is "string".',
  ],
])('%s is told what type it is for', (keyword, body, words) => {
  const types = keyword === 'minimum' ? 'number,integer' : 'string';
  const said = `strict mode: missing type "${types}" for keyword "${keyword}" at "a.json#/properties/body" (strictTypes)`;
  const { pointer, message, hint } = mistakeOf(new Error(said), { properties: { body } });
  expect(pointer).toBe(`/properties/body/${keyword}`);
  expect(worded([message, hint])).toContain(words);
});

test('no schema of the engine or of a site has a mistake', () => {
  const { files } = readSchemaFiles(FIXTURE_SITE);
  for (const [id, schema] of files) expect([id, mistakesIn(schema)]).toEqual([id, []]);
});
