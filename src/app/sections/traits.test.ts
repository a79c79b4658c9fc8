import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSchemas } from '../../content/node/read-schemas.ts';
import { projectRoot } from '../../node/project.ts';
import { traitsOf } from './traits.ts';

const sections = [...readSchemas(join(projectRoot, 'schema')).files].flatMap(([id, schema]) => {
  const [, type] = /^sections\/(.+)\.schema\.json$/.exec(id) ?? [];
  return type
    ? [{ ...schema, type } as { type: string; properties: object; required?: string[] }]
    : [];
});

test.each(sections)(
  '$type says in its traits whether its title may be left out',
  ({ type, properties, required = [] }) => {
    const isOptional = 'title' in properties && !required.includes('title');
    expect(traitsOf(type).mayLackTitle ?? false).toBe(isOptional);
  },
);

test('what is no type has no traits', () => {
  expect(traitsOf('constructor')).toEqual({});
  expect(traitsOf(undefined)).toEqual({});
});
