import { takes } from '../../../../content/read/schema/nodes.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap, Sources } from '../../../shared/protocol.ts';
import {
  branchesOf,
  childNode,
  isUnion,
  keysOf,
  narrowToBranch,
  nodeOf,
  requiredOf,
  rootNode,
  type SchemaFiles,
  type SchemaNode,
  unionTag,
} from '../schema/schema-node.ts';
import { sampleText } from './new-text.ts';

/**
 * The smallest valid value for a schema, in the words of its first example. References name the first
 * record that exists.
 */
export function newValue(
  schemas: SchemaFiles,
  node: SchemaNode,
  sources: Sources,
  example: Json | undefined = examplesOf(schemas, node)[0],
): Json {
  const { schema } = node;
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return example ?? schema.enum[0] ?? null;
  if (isUnion(node)) return newBranch(schemas, node, sources, example);
  if (schema.type === 'object') return newObject(schemas, node, sources, example);
  if (takes('array', schema)) return newList(schemas, node, sources, example);
  if (schema.type === 'boolean') return example ?? true;
  if (schema.type === 'string') return sampleText(schema, sources, example);
  return example ?? schema.minimum ?? 0;
}

function newBranch(schemas: SchemaFiles, node: SchemaNode, sources: Sources, example?: Json): Json {
  const branches = branchesOf(schemas, node);
  const kind = isMap(example) ? example[unionTag(node)] : undefined;
  const branch = branches.find(({ value }) => value === kind) ?? branches[0];
  return branch ? newValue(schemas, branch.node, sources) : {};
}

function newObject(
  schemas: SchemaFiles,
  node: SchemaNode,
  sources: Sources,
  example?: Json,
): JsonMap {
  const shown = isMap(example) ? example : {};
  const required = [...requiredOf(node), ...beginsOf(node)];
  const any = Object.keys(shown)[0] ?? keysOf(node)[0];
  // If any one property is enough, it gets one.
  const keys = required.length === 0 && node.schema.minProperties && any ? [any] : required;
  const made: JsonMap = Object.fromEntries(
    keys.map((key) => {
      const child = childNode(schemas, node, key, shown);
      return [key, child ? newValue(schemas, child, sources, shown[key]) : ''];
    }),
  );
  // The alternative text of the example does not fit another picture.
  if ('alt' in made && made.src !== shown.src) made.alt = '';
  return made;
}

/** Of several keys of which one is needed, what a new value has. */
const beginsOf = ({ schema: { begins } }: SchemaNode): string[] =>
  Array.isArray(begins) ? begins.map(String) : [];

function newList(schemas: SchemaFiles, node: SchemaNode, sources: Sources, example?: Json): Json[] {
  const { items, minItems, uniqueItems } = node.schema;
  if (!isMap(items)) return [];
  const shown = Array.isArray(example) ? example : [];
  const item = nodeOf(schemas, items, node.base);
  const allowed = uniqueItems && Array.isArray(item.schema.enum) ? item.schema.enum : [];
  // A new list has at least one item.
  const length = Math.max(1, Number(minItems ?? 1));
  const list: Json[] = [];
  for (let index = 0; index < length; index += 1)
    list.push(
      (allowed.length > 0 ? (shown[index] ?? allowed[index]) : undefined) ??
        withUniqueNames(newValue(schemas, item, sources, shown[index] ?? shown[0]), list),
    );
  return list;
}

/** Properties that must be unique in a list: anchors and names of form fields. */
const NAMES = ['id', 'name'];
const IS_NAME = /^[A-Za-z][A-Za-z0-9_-]*$/;

/** An item for a list, with names that no sibling has. */
export function withUniqueNames(item: Json, siblings: readonly Json[]): Json {
  if (!isMap(item)) return item;
  const changed: JsonMap = { ...item };
  for (const key of NAMES) {
    const name = item[key];
    if (typeof name !== 'string' || !IS_NAME.test(name)) continue;
    const taken = siblings.map((sibling) => (isMap(sibling) ? sibling[key] : undefined));
    changed[key] = uniqueName(name, (candidate) => taken.includes(candidate));
  }
  return changed;
}

/** "imagem", or else "imagem-2" and so on. */
export function uniqueName(wanted: string, taken: (name: string) => boolean): string {
  const stem = wanted.replace(/-\d+$/, '');
  let name = wanted;
  for (let number = 2; taken(name); number += 1) name = `${stem}-${number}`;
  return name;
}

const cache = new WeakMap<SchemaFiles, Map<JsonMap, Json[]>>();

/** The examples of a schema, its own first, then those inside the examples of schemas around it. */
export function examplesOf(schemas: SchemaFiles, node: SchemaNode): Json[] {
  const all = cache.get(schemas) ?? allExamples(schemas);
  cache.set(schemas, all);
  return all.get(node.schema) ?? [];
}

function allExamples(schemas: SchemaFiles): Map<JsonMap, Json[]> {
  const all = new Map<JsonMap, Json[]>();
  const visit = (node: SchemaNode, value: Json) => {
    const list = all.get(node.schema);
    if (list) list.push(value);
    else all.set(node.schema, [value]);
    const inner = narrowToBranch(schemas, node, value);
    if (inner !== node) return visit(inner, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const childOfKey = childNode(schemas, node, key, value);
      if (childOfKey) visit(childOfKey, child as Json);
    }
  };
  const visitExamples = (node: SchemaNode) => {
    for (const example of listOf(node.schema.examples)) visit(node, example);
  };
  // Definitions come first, because their own examples fit best.
  for (const [id, schema] of Object.entries(schemas))
    for (const definition of Object.values(isMap(schema.definitions) ? schema.definitions : {}))
      if (isMap(definition)) visitExamples(nodeOf(schemas, definition, id));
  for (const id of Object.keys(schemas)) visitExamples(rootNode(schemas, id));
  return all;
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
