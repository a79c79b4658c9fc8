import type { Json, JsonMap, Sources } from '../../../shared/protocol.ts';
import {
  branchesOf,
  childNode,
  isMap,
  isUnion,
  keysOf,
  nodeOf,
  requiredOf,
  type SchemaNode,
  type Schemas,
  tagOf,
} from '../schema/schema-node.ts';
import { examplesOf } from './examples-of.ts';
import { newText } from './new-text.ts';

/**
 * The least that is valid at a place, in the words of its first example. What names something of
 * the site names the first there is.
 */
export function newValue(
  schemas: Schemas,
  node: SchemaNode,
  sources: Sources,
  example: Json | undefined = examplesOf(schemas, node)[0],
): Json {
  const { schema } = node;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return example ?? schema.enum[0] ?? null;
  if (isUnion(node)) return newBranch(schemas, node, sources, example);
  if (schema.type === 'object') return newObject(schemas, node, sources, example);
  if (schema.type === 'array') return newList(schemas, node, sources, example);
  if (schema.type === 'boolean') return example ?? true;
  if (schema.type === 'string') return newText(schema, sources, example);
  return example ?? schema.minimum ?? 0;
}

function newBranch(schemas: Schemas, node: SchemaNode, sources: Sources, example?: Json): Json {
  const branches = branchesOf(schemas, node);
  const kind = isMap(example) ? example[tagOf(node)] : undefined;
  const branch = branches.find(({ value }) => value === kind) ?? branches[0];
  return branch ? newValue(schemas, branch.node, sources) : {};
}

function newObject(schemas: Schemas, node: SchemaNode, sources: Sources, example?: Json): JsonMap {
  const shown = isMap(example) ? example : {};
  const required = requiredOf(node);
  const any = Object.keys(shown)[0] ?? keysOf(node)[0];
  // Where any one field will do, one.
  const keys = required.length === 0 && node.schema.minProperties && any ? [any] : required;
  const made: JsonMap = Object.fromEntries(
    keys.map((key) => {
      const child = childNode(schemas, node, key, shown);
      return [key, child ? newValue(schemas, child, sources, shown[key]) : ''];
    }),
  );
  // What is told of the example's picture is not true of another.
  if ('alt' in made && made.src !== shown.src) made.alt = '';
  return made;
}

function newList(schemas: Schemas, node: SchemaNode, sources: Sources, example?: Json): Json[] {
  const { items, minItems, uniqueItems } = node.schema;
  if (!isMap(items)) return [];
  const shown = Array.isArray(example) ? example : [];
  const item = nodeOf(schemas, items, node.base);
  const allowed = uniqueItems && Array.isArray(item.schema.enum) ? item.schema.enum : [];
  // A list that was asked for begins with one item.
  const length = Math.max(1, Number(minItems ?? 1));
  const list: Json[] = [];
  for (let at = 0; at < length; at += 1)
    list.push(
      allowed[at] ?? withUniqueNames(newValue(schemas, item, sources, shown[at] ?? shown[0]), list),
    );
  return list;
}

/** Names that may be there once: an anchor, the name of a field. */
const NAMES = ['id', 'name'];
const IS_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** An item that is to stand beside others: what it is called by is its own. */
export function withUniqueNames(item: Json, siblings: readonly Json[]): Json {
  if (!isMap(item)) return item;
  const changed: JsonMap = { ...item };
  for (const key of NAMES) {
    const name = item[key];
    if (typeof name !== 'string' || !IS_NAME.test(name)) continue;
    const taken = siblings.map((other) => (isMap(other) ? other[key] : undefined));
    changed[key] = uniqueName(name, (wanted) => taken.includes(wanted));
  }
  return changed;
}

/** "imagem", else "imagem-2" and on. */
export function uniqueName(wanted: string, taken: (name: string) => boolean): string {
  const stem = wanted.replace(/-\d+$/, '');
  let name = wanted;
  for (let at = 2; taken(name); at += 1) name = `${stem}-${at}`;
  return name;
}
