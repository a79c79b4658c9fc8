import { isObject, type JsonObject } from '../../../lib/json.ts';
import { isProse, takes } from '../../read/schema/nodes.ts';
import { asSample } from '../../read/words/sample-text.ts';
import type { SchemaSource } from './schema-source.ts';

/**
 * What a snippet puts there: an example cut down to what is required, with a tab stop wherever words
 * go. What names something of the site is left empty, as an example's may not exist here.
 */
export function snippetBody(
  source: SchemaSource,
  schema: unknown,
  base: string,
  example: unknown,
): unknown {
  let stops = 0;
  const stop = (text = '') => {
    if (text.includes('}')) return text; // would end the tab stop
    stops += 1;
    return text === '' ? `$${stops}` : `\${${stops}:${text}}`;
  };

  const bodyOf = (given: unknown, from: string, example: unknown): unknown => {
    const { schema, base } = resolved(source, given, from);
    const shown = example ?? first(schema.examples);
    if (schema.const !== undefined) return schema.const;
    if (Array.isArray(schema.enum)) return shown ?? schema.enum[0];
    if (Array.isArray(schema.oneOf))
      return bodyOf(branchOf(source, schema, base, shown), base, shown);
    // A field of a record, which is read in the place of a text.
    if (schema.expandsTo !== undefined && isObject(shown)) return shown;
    if (schema.type === 'object') return objectBody(schema, base, shown);
    if (schema.type === 'array') return arrayBody(schema, base, shown);
    return scalarBody(schema, shown);
  };

  const scalarBody = (schema: JsonObject, example: unknown): string =>
    takes('string', schema)
      ? stop(isWords(schema) ? wordsOf(schema, String(example ?? '')) : '')
      : `^${stop(String(example ?? schema.minimum ?? false))}`;

  const objectBody = (schema: JsonObject, base: string, example: unknown): JsonObject => {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const required = [schema.required ?? [], schema.begins ?? []].flat().map(String);
    const shown = isObject(example) ? example : {};
    // If one of several fields is enough (`anyOf`), takes those of the example.
    const keys = required.length === 0 && schema.minProperties ? Object.keys(shown) : required;
    return Object.fromEntries(keys.map((key) => [key, bodyOf(properties[key], base, shown[key])]));
  };

  const arrayBody = (schema: JsonObject, base: string, example: unknown): unknown[] => {
    const shown = Array.isArray(example) ? example : [];
    const length = Math.max(1, Number(schema.minItems ?? 1));
    return Array.from({ length }, (_, index) =>
      bodyOf(schema.items, base, shown[index] ?? shown[0]),
    );
  };

  return bodyOf(schema, base, example);
}

/** A schema with its `$ref` followed. */
export function resolved(source: SchemaSource, given: unknown, base: string) {
  const schema = isObject(given) ? given : {};
  return typeof schema.$ref === 'string' ? source.follow(schema.$ref, base) : { schema, base };
}

/** The branch of a tagged union that an example belongs to, or the first. */
function branchOf(
  source: SchemaSource,
  union: JsonObject,
  base: string,
  example: unknown,
): unknown {
  const tag = tagOf(union);
  const value = isObject(example) ? example[tag] : undefined;
  const branches = union.oneOf as unknown[];
  return branches.find((branch) => tagValue(source, branch, base, tag) === value) ?? branches[0];
}

export const tagOf = (union: JsonObject): string =>
  isObject(union.discriminator) ? String(union.discriminator.propertyName) : '';

export function tagProperty(
  source: SchemaSource,
  branch: unknown,
  base: string,
  tag: string,
): JsonObject {
  const { properties } = resolved(source, branch, base).schema;
  const property = isObject(properties) ? properties[tag] : undefined;
  return isObject(property) ? property : {};
}

export const tagValue = (...of: Parameters<typeof tagProperty>): unknown =>
  tagProperty(...of).const;

const isWords = (schema: JsonObject) =>
  schema.refersTo === undefined || schema.refersTo === 'richText' || schema.refersTo === 'icon';

function wordsOf(schema: JsonObject, example: string): string {
  const words = example.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1'); // a link may be dead here
  return isProse(schema) ? asSample(words, Number(schema.maxLength ?? Infinity)) : words;
}

export const first = (list: unknown): unknown => (Array.isArray(list) ? list[0] : undefined);
