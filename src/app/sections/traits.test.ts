import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { traitsOf } from './traits.ts';

const folder = join(projectRoot, 'schema/sections');

test.each(readdirSync(folder).map((file) => file.replace('.schema.json', '')))(
  '%s says in its traits whether its title may be left out',
  (type) => {
    const { properties, required } = JSON.parse(
      readFileSync(join(folder, `${type}.schema.json`), 'utf8'),
    );
    const isOptional = 'title' in properties && !required.includes('title');
    expect(traitsOf(type).mayLackTitle ?? false).toBe(isOptional);
  },
);

test('what is no type has no traits', () => {
  expect(traitsOf('constructor')).toEqual({});
  expect(traitsOf(undefined)).toEqual({});
});
