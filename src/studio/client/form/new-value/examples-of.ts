import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import {
  childNode,
  narrowToBranch,
  nodeOf,
  rootNode,
  type SchemaNode,
  type Schemas,
} from '../schema/schema-node.ts';

const cache = new WeakMap<Schemas, Map<JsonMap, Json[]>>();

/** The examples of a schema, its own first, then those inside the examples of schemas around it. */
export function examplesOf(schemas: Schemas, node: SchemaNode): Json[] {
  const all = cache.get(schemas) ?? allExamples(schemas);
  cache.set(schemas, all);
  return all.get(node.schema) ?? [];
}

function allExamples(schemas: Schemas): Map<JsonMap, Json[]> {
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
