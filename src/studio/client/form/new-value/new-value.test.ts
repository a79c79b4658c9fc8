import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../content/node/load-schemas.ts';
import { projectRoot } from '../../../../node/project.ts';
import { isPartPlace } from '../schema/kind-of.ts';
import {
  branchesOf,
  childPlace,
  isMap,
  isUnion,
  keysOf,
  type Place,
  placeOf,
  requiredOf,
  rootPlace,
} from '../schema/places.ts';
import { pointerOf } from '../schema/pointers.ts';
import { SCHEMAS, SOURCES } from '../testing.ts';
import { apart, freeName, newValue } from './new-value.ts';

const { check } = loadSchemas(join(projectRoot, 'schema'));

/** All that can be added somewhere in a file: optional parts, items, entries; each place once. */
function addable(id: string): [where: string, place: Place][] {
  const found: [string, Place][] = [];
  const seen = new Set<object>();
  const visit = (place: Place, where: string) => {
    if (seen.has(place.schema)) return;
    seen.add(place.schema);
    if (isUnion(place))
      for (const branch of branchesOf(SCHEMAS, place)) {
        found.push([`${where} ${branch.value}`, branch.place]);
        visit(branch.place, `${where} ${branch.value}`);
      }
    for (const key of keysOf(place)) {
      const child = childPlace(SCHEMAS, place, key);
      if (!child) continue;
      const at = where + pointerOf(key);
      if (!requiredOf(place).includes(key) && isPartPlace(SCHEMAS, child)) found.push([at, child]);
      visit(child, at);
    }
    for (const inner of [place.schema.items, place.schema.additionalProperties])
      if (isMap(inner)) {
        const child = placeOf(SCHEMAS, inner, place.base);
        found.push([`${where}/*`, child]);
        visit(child, `${where}/*`);
      }
  };
  visit(rootPlace(SCHEMAS, id), '');
  return found;
}

/** Where a definition is reached by `$ref`, the validator can be asked about it alone. */
function problemsOf(place: Place, value: unknown): string[] {
  for (const [id, schema] of Object.entries(SCHEMAS)) {
    const path = pathTo(schema, place.schema);
    if (path !== undefined)
      return check(`${id}#${path}`, value).errors.map(
        ({ instancePath, message }) => `${instancePath} ${message}: ${JSON.stringify(value)}`,
      );
  }
  throw new Error('A place that is in no schema.');
}

function pathTo(root: unknown, wanted: object, path = ''): string | undefined {
  if (root === wanted) return path;
  if (typeof root !== 'object' || root === null) return undefined;
  for (const [key, child] of Object.entries(root)) {
    const found = pathTo(child, wanted, path + pointerOf(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

const FILES = Object.keys(SCHEMAS).filter((id) => id !== 'common.schema.json');

describe('what is added', () => {
  it.each(FILES)('is valid at once, wherever it is in %s', (id) => {
    const wrong = addable(id).flatMap(([where, place]) =>
      problemsOf(place, newValue(SCHEMAS, place, SOURCES)).map((problem) => `${where}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is there to be found in sections, forms and collections', () => {
    expect(addable('sections/card-grid.schema.json').map(([where]) => where)).toContain('/cards/*');
    expect(addable('form.schema.json').length).toBeGreaterThan(15);
    expect(addable('collections/cases.schema.json').length).toBeGreaterThan(5);
  });

  it('has the words of the example, and names what the site has', () => {
    const action = rootPlace(SCHEMAS, 'common.schema.json#/definitions/action');
    const picture = rootPlace(SCHEMAS, 'common.schema.json#/definitions/picture');
    expect(newValue(SCHEMAS, action, SOURCES)).toMatchObject({ to: '/' });
    expect(newValue(SCHEMAS, picture, SOURCES)).toMatchObject({ src: '/imagens/forte.svg' });
  });

  it('is called by a name of its own beside others', () => {
    const other = { id: 'ano', title: 'Um' };
    expect(apart(other, [other])).toEqual({ id: 'ano-2', title: 'Um' });
    expect(apart({ name: 'Nome com espaço' }, [{ name: 'Nome com espaço' }])).toEqual({
      name: 'Nome com espaço',
    });
    expect(freeName('aba-2', (name) => name === 'aba-2')).toBe('aba-3');
  });
});

it('begins a link of a menu with words of its own, not with those of a section', () => {
  const groups = rootPlace(SCHEMAS, 'navigation.schema.json');
  const link = ['header', 'links', '0'].reduce<Place | undefined>(
    (place, key) => place && childPlace(SCHEMAS, place, key, []),
    groups,
  );
  expect(newValue(SCHEMAS, link as Place, SOURCES)).toEqual({ label: 'Texto do link', to: '/' });
});
