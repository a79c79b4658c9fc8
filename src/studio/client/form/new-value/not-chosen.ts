import { isProse } from '../../../../content/read/schema/nodes.ts';
import { isSample } from '../../../../content/read/words/sample-text.ts';
import { isMap, pointerOf } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import {
  childNode,
  keysOf,
  narrowToBranch,
  requiredOf,
  type SchemaFiles,
  type SchemaNode,
} from '../schema/schema-node.ts';

type LooksReal = (schema: JsonMap, value: Json) => boolean;

/** What no sign marks as an example, as it marks texts: numbers, dates, choices, pictures and references. */
const isUnmarked: LooksReal = (schema, value) => {
  const choices = Array.isArray(schema.enum) ? schema.enum.length : 0;
  return value !== '' && !isSample(value) && schema.const === undefined && choices !== 1;
};

/** The day or moment of something. */
export const isDate: LooksReal = ({ format }) => format === 'date' || format === 'date-time';

/** What a list of data is of: dates, parts of them, times, and numbers. */
export const isFigure: LooksReal = (schema, value) =>
  typeof value === 'number' ||
  isDate(schema, value) ||
  (typeof value === 'string' && !isProse(schema) && FIGURE.test(value));

const FIGURE = /^(\d{4}(-\d\d){0,2}|\d\d:\d\d)$/;

/** A new value without those of its examples that would pass for real. */
export function withoutExamples(
  schemas: SchemaFiles,
  node: SchemaNode,
  value: Json,
  looksReal = isUnmarked,
): Json | undefined {
  const inner = (key: string, child: Json) => {
    const childOfKey = childNode(schemas, node, key, value);
    return childOfKey ? withoutExamples(schemas, childOfKey, child, looksReal) : child;
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => inner(String(index), item) ?? []);
  if (isMap(value))
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, child]) => {
        const kept = inner(key, child);
        return kept === undefined ? [] : [[key, kept]];
      }),
    );
  if (!looksReal(node.schema, value)) return value;
  return node.schema.type === 'boolean' ? false : undefined;
}

/** The pointers of what a value has to have and lacks. */
export function notChosenIn(
  schemas: SchemaFiles,
  node: SchemaNode,
  value: Json | undefined,
  pointer = '',
): string[] {
  const branch = narrowToBranch(schemas, node, value);
  if (value === undefined || (value === '' && !isProse(branch.schema))) return [pointer];
  if (Array.isArray(value) && value.length < Number(branch.schema.minItems ?? 0)) return [pointer];
  if (typeof value !== 'object' || value === null) return [];
  // In the order of the form.
  const fields = keysOf(branch).filter((key) => key in value || requiredOf(branch).includes(key));
  const keys = new Set([...fields, ...Object.keys(value)]);
  return [...keys].flatMap((key) => {
    const child = childNode(schemas, node, key, value);
    const own = (value as Record<string, Json>)[key];
    return child ? notChosenIn(schemas, child, own, pointer + pointerOf(key)) : [];
  });
}
