import { isMap } from '../../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../../shared/protocol.ts';
import { newValue } from '../../new-value/new-value.ts';
import { type Branch, childNode, keysOf, type Schemas } from '../../schema/schema-node.ts';
import type { Form } from '../../state/form-context.ts';

/** Converts a value to another branch of its union. Properties that both branches define alike are kept. */
export function switchBranch(
  { schemas, sources }: Pick<Form, 'schemas' | 'sources'>,
  value: Json | undefined,
  from: Branch | undefined,
  to: Branch,
): Json {
  const fresh = newValue(schemas, to.node, sources());
  if (!isMap(value) || !isMap(fresh)) return fresh;
  const kept: JsonMap = {};
  for (const key of keysOf(to.node))
    if (key in value && from && sameShape(schemas, from, to, key)) kept[key] = value[key] as Json;
  const constants = Object.fromEntries(
    Object.entries(fresh).filter(
      ([key]) => childNode(schemas, to.node, key)?.schema.const !== undefined,
    ),
  );
  // The tag comes first, as it does in all files.
  return { ...constants, ...fresh, ...kept, ...constants };
}

function sameShape(schemas: Schemas, from: Branch, to: Branch, key: string): boolean {
  const [before, after] = [from, to].map(({ node }) => childNode(schemas, node, key)?.schema);
  if (!before || !after || before.const !== undefined) return false;
  return before === after || shapeOf(before) === shapeOf(after);
}

const shapeOf = ({ type, refersTo, pattern, enum: values, items, required, properties }: JsonMap) =>
  JSON.stringify([
    ...[type, refersTo, pattern, values, items, required],
    isMap(properties) && Object.keys(properties),
  ]);
