import { expect, test } from 'vitest';
import { readEngineSchemas } from '../content/node/read-schemas.ts';
import { projectRoot } from '../node/project.ts';
import { traitsOf } from './traits.ts';

const sections = [...readEngineSchemas(projectRoot).files].flatMap(([id, schema]) => {
  const [, type] = /^sections\/(.+)\.schema\.json$/.exec(id) ?? [];
  return type
    ? [{ ...schema, type } as { type: string; properties: object; required?: string[] }]
    : [];
});

test.each(sections)(
  '$type declares whether its title is optional',
  ({ type, properties, required = [] }) => {
    const isOptional = 'title' in properties && !required.includes('title');
    const hint = `“mayLackTitle” in src/blocks/sections/${type}/traits.ts, with a line in sections/traits.ts`;
    expect(traitsOf(type).mayLackTitle ?? false, hint).toBe(isOptional);
  },
);

test('an unknown type has no traits', () => {
  expect(traitsOf('constructor')).toEqual({});
  expect(traitsOf(undefined)).toEqual({});
});
