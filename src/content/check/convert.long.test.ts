import { expect, it } from 'vitest';
import { isObject, pointerOf } from '../../lib/json.ts';
import { projectRoot } from '../../node/project.ts';
import { readSchemaFiles } from '../node/read-schemas.ts';
import { composed } from '../read/schema/compose.ts';
import { createSchemas } from '../read/schema/schema.ts';
import { convert } from './convert.ts';

const { files } = readSchemaFiles(projectRoot);
const schemas = createSchemas(files);

/** Where the fields of all groups stand in the schemas: of those that are alike, one. */
function fieldsIn(schema: unknown, place: string): [schema: string, place: string][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const fields = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return [
    ...Object.entries(fields).map(([name, field]): [string, string] => [
      JSON.stringify({ ...(field as object), title: '', description: '' }),
      place + pointerOf('properties', name),
    ]),
    ...Object.entries(schema).flatMap(([key, child]) => fieldsIn(child, place + pointerOf(key))),
  ];
}

/** Groups hold nothing: what is wrong in them as they were written is told of them. */
const WRITTEN = [
  ...['Um texto', '/trabalhos', '/imagens/a.svg', 'um, dois', 'a@b.example', '#forma', '12'],
  ...['2026-03-01', 5, 1.5, true, ['a'], ['/a', '/b'], ['a', 'b', 'c'], [5], {}],
];

const ABOUT_MORE = [
  'minLength',
  'maxLength',
  'required',
  'minProperties',
  'minItems',
  'maxItems',
  'discriminator',
];

it('makes only values that fit where they go', () => {
  const fields = [...composed(files)].flatMap(([id, schema]) => fieldsIn(schema, `${id}#`));
  const places = [...new Map(fields).values()];
  expect(places.length).toBeGreaterThan(100);
  const wrong = places.flatMap(($ref) =>
    WRITTEN.flatMap((value) => {
      const ready = convert(value, { $ref }, schemas);
      const errors = ready === undefined ? [] : schemas.checkPart({ $ref }, ready);
      return errors
        .filter(
          ({ keyword, parentSchema }) =>
            !ABOUT_MORE.includes(keyword) && !(keyword === 'pattern' && parentSchema?.refersTo),
        )
        .map(
          ({ message }) =>
            `${$ref}: ${JSON.stringify(value)} -> ${JSON.stringify(ready)} ${message}`,
        );
    }),
  );
  expect(wrong).toEqual([]);
});
