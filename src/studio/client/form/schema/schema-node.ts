import { follow } from '../../../../content/read/schema/nodes.ts';
import { childOf, isMap, segmentsOf } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';

export type SchemaFiles = Record<string, JsonMap>;

/** A schema with its `$ref` resolved. The same schema always gives the same object. */
export interface SchemaNode {
  base: string;
  schema: JsonMap;
  /** Of the schema that refers to it, or else its own. */
  title: string | undefined;
  description: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const filesBySchemas = new WeakMap<SchemaFiles, ReadonlyMap<string, JsonMap>>();
const nodesBySchemas = new WeakMap<SchemaFiles, WeakMap<JsonMap, SchemaNode>>();

/** `$id`, or `$id#/definitions/X`. */
export const rootNode = (schemas: SchemaFiles, schema: string): SchemaNode =>
  nodeOf(schemas, rootSchema(schemas, schema), schema.split('#')[0] ?? schema);

const rootSchema = (schemas: SchemaFiles, schema: string) =>
  follow(files(schemas), schema, '').schema as JsonMap;

function files(schemas: SchemaFiles): ReadonlyMap<string, JsonMap> {
  const cached = filesBySchemas.get(schemas) ?? new Map(Object.entries(schemas));
  filesBySchemas.set(schemas, cached);
  return cached;
}

export function nodeOf(schemas: SchemaFiles, given: JsonMap, base: string): SchemaNode {
  const nodes = nodesBySchemas.get(schemas) ?? new WeakMap<JsonMap, SchemaNode>();
  nodesBySchemas.set(schemas, nodes);
  const cached = nodes.get(given);
  if (cached) return cached;
  const ref = text(given.$ref);
  const node = ref === undefined ? plainNode(given, base) : referred(schemas, given, ref, base);
  nodes.set(given, node);
  return node;
}

const plainNode = (schema: JsonMap, base: string): SchemaNode => ({
  base,
  schema,
  title: text(schema.title),
  description: text(schema.description),
});

/** The schema that refers to another may override its title and description. */
function referred(schemas: SchemaFiles, given: JsonMap, ref: string, from: string): SchemaNode {
  const { base, schema } = follow(files(schemas), ref, from);
  const target = nodeOf(schemas, schema as JsonMap, base);
  return {
    ...target,
    title: text(given.title) ?? target.title,
    description: text(given.description) ?? target.description,
  };
}

/** The branch of a tagged union that a value belongs to; other nodes are returned unchanged. */
export function narrowToBranch(
  schemas: SchemaFiles,
  node: SchemaNode,
  value: Json | undefined,
): SchemaNode {
  if (!isUnion(node)) return node;
  const tag = unionTag(node);
  const kind = isMap(value) ? value[tag] : undefined;
  const branch = branchesOf(schemas, node).find((candidate) => candidate.value === kind);
  return branch?.node ?? node;
}

export const isUnion = (node: SchemaNode): boolean => Array.isArray(node.schema.oneOf);

export const unionTag = ({ schema }: SchemaNode): string =>
  isMap(schema.discriminator) ? String(schema.discriminator.propertyName) : '';

export interface Branch {
  value: string;
  node: SchemaNode;
}

export function branchesOf(schemas: SchemaFiles, node: SchemaNode): Branch[] {
  const tag = unionTag(node);
  const given = Array.isArray(node.schema.oneOf) ? node.schema.oneOf.filter(isMap) : [];
  return given.map((branchSchema) => {
    const branch = nodeOf(schemas, branchSchema, node.base);
    const property = isMap(branch.schema.properties) ? branch.schema.properties[tag] : undefined;
    return { value: isMap(property) ? String(property.const) : '', node: branch };
  });
}

export const keysOf = ({ schema }: SchemaNode): string[] =>
  isMap(schema.properties) ? Object.keys(schema.properties) : [];

export const requiredOf = ({ schema }: SchemaNode): string[] =>
  Array.isArray(schema.required) ? schema.required.map(String) : [];

/** The node of a property or an item. `value` is the parent's value, which selects the branch of a union. */
export function childNode(
  schemas: SchemaFiles,
  node: SchemaNode,
  key: string,
  value?: Json,
): SchemaNode | undefined {
  const { schema, base } = narrowToBranch(schemas, node, value);
  const property = isMap(schema.properties) ? schema.properties[key] : undefined;
  const child = property ?? schema.additionalProperties ?? schema.items;
  return isMap(child) ? nodeOf(schemas, child, base) : undefined;
}

interface PathStep {
  key: string;
  /** Of what holds it. */
  parent: SchemaNode | undefined;
  parentValue: Json | undefined;
  /** Undefined below what no schema knows. */
  node: SchemaNode | undefined;
  value: Json | undefined;
}

/** The keys on the way from a root to a pointer. */
export function pathTo(
  schemas: SchemaFiles,
  root: SchemaNode,
  rootValue: Json | undefined,
  pointer: string,
): PathStep[] {
  let last = { node: root as SchemaNode | undefined, value: rootValue };
  return segmentsOf(pointer).map((key) => {
    const { node: parent, value: parentValue } = last;
    const node = parent && childNode(schemas, parent, key, parentValue);
    last = { node, value: childOf(parentValue, key) };
    return { key, parent, parentValue, ...last };
  });
}

export const defaultOf = ({ schema }: SchemaNode): Json | undefined => schema.default;

/** What a value of an `enum` is called: its `enumDescriptions` without the period. */
export const valueName = (words: Json | undefined, value: Json): string =>
  typeof words === 'string' ? words.replace(/\.$/, '') : String(value);

/** The values of an `enum`, and what they are called. */
export function optionsOf({ schema }: SchemaNode): { value: Json; name: string }[] {
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  const words = Array.isArray(schema.enumDescriptions) ? schema.enumDescriptions : [];
  return values.map((value, index) => ({ value, name: valueName(words[index], value) }));
}
