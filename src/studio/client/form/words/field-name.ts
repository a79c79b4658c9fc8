import type { Json } from '../../../shared/protocol.ts';
import { childOf, segmentsOf } from '../schema/pointers.ts';
import {
  childNode,
  narrowToBranch,
  rootNode,
  type SchemaNode,
  type Schemas,
} from '../schema/schema-node.ts';
import { labelOf } from './label-of.ts';

/** The labels on the way to a field: "Cartões › 2 › Título". */
export function fieldName(
  schemas: Schemas,
  schema: string,
  value: Json | undefined,
  pointer: string,
): string {
  return labelsOn(schemas, rootNode(schemas, schema), value, pointer)
    .map(({ label }) => label)
    .join(' › ');
}

function labelsOn(
  schemas: Schemas,
  from: SchemaNode,
  root: Json | undefined,
  pointer: string,
): { key: string; label: string }[] {
  let node: SchemaNode | undefined = from;
  let value = root;
  return segmentsOf(pointer).map((key) => {
    const above: SchemaNode | undefined = node;
    const inside = childOf(value, key);
    node = above && childNode(schemas, above, key, value);
    const label = stepLabel(schemas, above, key, value);
    value = inside;
    return { key, label };
  });
}

function stepLabel(schemas: Schemas, above: SchemaNode | undefined, key: string, value?: Json) {
  if (Array.isArray(value)) return String(Number(key) + 1);
  if (!above) return key;
  return labelIn(schemas, above, key, value);
}

function labelIn(schemas: Schemas, node: SchemaNode, key: string, value?: Json): string {
  const inner = narrowToBranch(schemas, node, value);
  if (inner.schema.properties === undefined) return key;
  return labelOf(schemas, inner, key);
}
