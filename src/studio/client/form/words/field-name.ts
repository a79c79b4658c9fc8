import { childOf } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { segmentsOf } from '../schema/pointers.ts';
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
  let parent: SchemaNode | undefined = rootNode(schemas, schema);
  let parentValue = value;
  const labels = segmentsOf(pointer).map((key) => {
    const label = stepLabel(schemas, parent, key, parentValue);
    parent = parent && childNode(schemas, parent, key, parentValue);
    parentValue = childOf(parentValue, key);
    return label;
  });
  return labels.join(' › ');
}

function stepLabel(
  schemas: Schemas,
  parent: SchemaNode | undefined,
  key: string,
  parentValue: Json | undefined,
): string {
  if (Array.isArray(parentValue)) return String(Number(key) + 1);
  const branch = parent && narrowToBranch(schemas, parent, parentValue);
  return branch?.schema.properties === undefined ? key : labelOf(schemas, branch, key);
}
