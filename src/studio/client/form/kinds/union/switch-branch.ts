import type { Json, JsonMap, Sources } from '../../../../shared/protocol.ts';
import { newValue } from '../../new-value/new-value.ts';
import { type Branch, childNode, isMap, keysOf, type Schemas } from '../../schema/schema-node.ts';

/** A value as another kind of its union: what both have and mean alike stays. */
export function switchBranch(
  schemas: Schemas,
  from: Branch | undefined,
  to: Branch,
  value: Json | undefined,
  sources: Sources,
): Json {
  const fresh = newValue(schemas, to.node, sources);
  if (!isMap(value) || !isMap(fresh)) return fresh;
  const kept: JsonMap = {};
  for (const key of keysOf(to.node))
    if (key in value && from && sameShape(schemas, from, to, key)) kept[key] = value[key] as Json;
  // In the order of the old value, so that little of the file changes.
  const tag = Object.keys(fresh).filter((key) => isFixed(schemas, to, key));
  const fixed = Object.fromEntries(tag.map((key) => [key, fresh[key] as Json]));
  return { ...fixed, ...fresh, ...kept, ...fixed };
}

const isFixed = (schemas: Schemas, { node }: Branch, key: string) =>
  childNode(schemas, node, key)?.schema.const !== undefined;

/** Whether a property holds the same sort of thing in both. */
function sameShape(schemas: Schemas, from: Branch, to: Branch, key: string): boolean {
  const [one, other] = [from, to].map(({ node }) => childNode(schemas, node, key)?.schema);
  if (!one || !other || one.const !== undefined) return false;
  if (one === other) return true;
  const sort = ({ type, refersTo, pattern, enum: values, items, required, properties }: JsonMap) =>
    JSON.stringify([
      type,
      refersTo,
      pattern,
      values,
      items,
      required,
      isMap(properties) && Object.keys(properties),
    ]);
  return sort(one) === sort(other);
}
