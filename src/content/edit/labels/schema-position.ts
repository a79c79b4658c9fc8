import { isObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { isProse } from '../../read/schema/nodes.ts';
import { asSample } from '../../read/words/sample-text.ts';
import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import { resolved, tagOf, tagValue } from '../editor-schemas/snippet-body.ts';

/** A schema as it is written, and the file that its relative `$ref`s start from. */
export interface SchemaPosition {
  source: SchemaSource;
  given: unknown;
  base: string;
}

export const rootPosition = (source: SchemaSource, base: string): SchemaPosition => ({
  source,
  given: source.files.get(base),
  base,
});

/** The schema of a file; that of a record stands in the one of its collection. */
export function filePosition(
  source: SchemaSource,
  { kind, schema, name }: { kind: string; schema: string; name: string },
): SchemaPosition {
  const root = rootPosition(source, schema);
  return kind === 'record' ? childPosition(root, {}, name) : root;
}

/** The schema of a property or item of `value`, whose own schema is at `position`. */
export function childPosition(
  position: SchemaPosition,
  value: unknown,
  key: string,
): SchemaPosition {
  const { source } = position;
  const { schema, base } = resolveBranch(position, value);
  if (Array.isArray(value)) return { source, given: schema.items, base };
  const property = isObject(schema.properties) ? schema.properties[key] : undefined;
  return { source, given: property ?? schema.additionalProperties, base };
}

/** Follows a `$ref`, and `expandsTo`, by which the page of records has the texts of any page. */
function expanded({ source, given, base }: SchemaPosition) {
  const found = resolved(source, given, base);
  const { expandsTo } = found.schema;
  return typeof expandsTo === 'string' ? resolved(source, { $ref: expandsTo }, found.base) : found;
}

/** Follows references, and picks the branch of a union that `value` belongs to. */
export function resolveBranch(position: SchemaPosition, value: unknown) {
  const { source } = position;
  const union = expanded(position);
  const { oneOf } = union.schema;
  if (!Array.isArray(oneOf) || !isObject(value)) return union;
  const tag = tagOf(union.schema);
  const branch = branchesOf(source, union, oneOf).get(value[tag]);
  return branch ? resolved(source, branch, union.base) : union;
}

/** By source and union: each section of each page asks for its branch, one of sixty. */
const unions = memoizeWeakly((_: SchemaSource) => new WeakMap<object, Map<unknown, unknown>>());

/** The branches of a union by the value of their tag. */
function branchesOf(
  source: SchemaSource,
  { schema, base }: ReturnType<typeof expanded>,
  oneOf: unknown[],
): Map<unknown, unknown> {
  const known = unions(source);
  const before = known.get(schema);
  if (before) return before;
  const tag = tagOf(schema);
  const branches = new Map<unknown, unknown>();
  for (const branch of oneOf) {
    const value = tagValue(source, branch, base, tag);
    if (!branches.has(value)) branches.set(value, branch);
  }
  known.set(schema, branches);
  return branches;
}

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
