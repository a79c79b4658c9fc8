import { isObject } from '../../../lib/json.ts';
import { isProse } from '../../read/schema/nodes.ts';
import { asSample } from '../../read/words/sample-text.ts';
import { childPosition, resolveBranch, type SchemaPosition } from './schema-position.ts';

/** A copy of an example with its texts marked as samples; the validator warns until they are replaced. */
export function asSamples(position: SchemaPosition, value: unknown): unknown {
  const inner = (child: unknown, key: string | number) =>
    asSamples(childPosition(position, value, String(key)), child);
  if (Array.isArray(value)) return value.map(inner);
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, inner(child, key)]),
    );
  const { schema } = resolveBranch(position, value);
  if (typeof value !== 'string' || !isProse(schema)) return value;
  return asSample(value, Number(schema.maxLength ?? Infinity));
}
