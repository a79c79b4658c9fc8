import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../../content/node/load-schemas.ts';
import { projectRoot } from '../../../../node/project.ts';
import { isMap, pointerOf } from '../../../shared/json-pointer.ts';
import type { JsonMap } from '../../../shared/protocol.ts';
import { isPartNode } from '../schema/kind-of.ts';
import {
  branchesOf,
  childNode,
  isUnion,
  keysOf,
  nodeOf,
  requiredOf,
  rootNode,
  type SchemaNode,
} from '../schema/schema-node.ts';
import { SCHEMAS, SOURCES } from '../testing/site.ts';
import { newValue, uniqueName, withUniqueNames } from './new-value.ts';

const { check } = loadSchemas(projectRoot);

/** All that can be added somewhere in a file: optional parts, items, entries; each place once. */
function addable(id: string): [where: string, place: SchemaNode][] {
  const found: [string, SchemaNode][] = [];
  const seen = new Set<object>();
  const visit = (node: SchemaNode, where: string) => {
    if (seen.has(node.schema)) return;
    seen.add(node.schema);
    if (isUnion(node))
      for (const branch of branchesOf(SCHEMAS, node)) {
        found.push([`${where} ${branch.value}`, branch.node]);
        visit(branch.node, `${where} ${branch.value}`);
      }
    for (const key of keysOf(node)) {
      const child = childNode(SCHEMAS, node, key);
      if (!child) continue;
      const at = where + pointerOf(key);
      if (!requiredOf(node).includes(key) && isPartNode(SCHEMAS, child)) found.push([at, child]);
      visit(child, at);
    }
    for (const inner of [node.schema.items, node.schema.additionalProperties])
      if (isMap(inner)) {
        const child = nodeOf(SCHEMAS, inner, node.base);
        found.push([`${where}/*`, child]);
        visit(child, `${where}/*`);
      }
  };
  visit(rootNode(SCHEMAS, id), '');
  return found;
}

/** Where a definition is reached by `$ref`, the validator can be asked about it alone. */
function problemsOf(node: SchemaNode, value: unknown): string[] {
  for (const [id, schema] of Object.entries(SCHEMAS)) {
    const path = pathTo(schema, node.schema);
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

describe('a new value', () => {
  it.each(FILES)('is valid at once, at every position in %s', (id) => {
    const wrong = addable(id).flatMap(([where, node]) =>
      problemsOf(node, newValue(SCHEMAS, node, SOURCES)).map((problem) => `${where}: ${problem}`),
    );
    expect(wrong).toEqual([]);
  });

  it('exists for sections, forms and collections', () => {
    expect(addable('sections/card-grid.schema.json').map(([where]) => where)).toContain('/cards/*');
    expect(addable('form.schema.json').length).toBeGreaterThan(15);
    expect(addable('collections/cases.schema.json').length).toBeGreaterThan(5);
  });

  it('has the texts of the schema example, and refers to content of the site', () => {
    const action = rootNode(SCHEMAS, 'common.schema.json#/definitions/action');
    const picture = rootNode(SCHEMAS, 'common.schema.json#/definitions/picture');
    expect(newValue(SCHEMAS, action, SOURCES)).toMatchObject({ to: '/' });
    const { src } = newValue(SCHEMAS, picture, SOURCES) as JsonMap;
    expect(SOURCES.pictures.map(({ path }) => path)).toContain(src);
  });

  it('gets a name that is unique among the others', () => {
    const other = { id: 'ano', title: 'Um' };
    expect(withUniqueNames(other, [other])).toEqual({ id: 'ano-2', title: 'Um' });
    expect(withUniqueNames({ name: 'Nome com espaço' }, [{ name: 'Nome com espaço' }])).toEqual({
      name: 'Nome com espaço',
    });
    expect(uniqueName('aba-2', (name) => name === 'aba-2')).toBe('aba-3');
  });
});

it('gives a new item of the menu its own sample text, not that of a section', () => {
  const menus = rootNode(SCHEMAS, 'navigation.schema.json');
  const link = ['header', 'links', '0'].reduce<SchemaNode | undefined>(
    (node, key) => node && childNode(SCHEMAS, node, key, []),
    menus,
  );
  expect(newValue(SCHEMAS, link as SchemaNode, SOURCES)).toEqual({
    label: '‹Texto do item›',
    to: '/',
  });
});
