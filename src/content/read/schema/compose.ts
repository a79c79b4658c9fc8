import { isObject, type JsonObject } from '../../../lib/json.ts';
import { ALWAYS } from '../../../words/localized-schema.ts';
import { field as asField, msg } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';
import { follow } from './nodes.ts';

type Files = ReadonlyMap<string, JsonObject>;

/** Beside a `$ref` they only describe: what it refers to stays the TypeScript type of that name. */
const WORDS = ['title', 'description'];

/** The files of schema/, by path, as plain JSON Schema. docs/extending.md has their short forms. */
export function composed(files: Files, always = ALWAYS): Map<string, JsonObject> {
  const source = new Map([...files].map(([id, file]) => [id, located(file, id, files)]));
  const shared = sharedFields(source);

  const compose = (given: JsonObject, id: string): JsonObject => {
    const { $ref, ...own } = given;
    if (typeof $ref !== 'string') {
      const schema = writtenOut(withShared(given, shared.get(given)), always);
      return mapSchemas(schema, (inner) => compose(inner, id));
    }
    const { schema } = follow(source, $ref, id);
    const kept = schema.typeName === undefined ? [] : WORDS;
    if (Object.keys(own).every((key) => kept.includes(key)))
      return { ...own, $ref: relative($ref, id) };
    return compose(changed(schema, own), id);
  };
  return new Map([...source].map(([id, file]) => [id, { ...compose(file, id), $id: id }]));
}

/** Makes every `$ref` relative to the root of schema/, because its schema may be copied into another file. */
function located(schema: JsonObject, id: string, files: Files): JsonObject {
  const { types, ...rest } = mapSchemas(schema, (inner) => located(inner, id, files));
  if (typeof rest.$ref === 'string') {
    const { pathname, hash } = new URL(rest.$ref, `schema:///${id}`);
    rest.$ref = pathname + hash;
  }
  if (types === undefined) return rest;
  const refs = Array.isArray(types)
    ? types.map((name) => `${id}#/definitions/${name}`)
    : [...files.keys()].filter((file) => file.startsWith(`${types}/`)).sort();
  return { ...rest, oneOf: refs.map((ref) => ({ $ref: `/${ref}` })) };
}

/** The shared fields of a union, for one of its types. */
interface Shared {
  tag: string;
  /** The name of a type that is a file. */
  type: string | undefined;
  properties: JsonObject;
}

function sharedFields(source: Files): ReadonlyMap<JsonObject, Shared> {
  const shared = new Map<JsonObject, Shared>();
  const visit = (schema: JsonObject, id: string): JsonObject => {
    const { tag, oneOf, properties } = schema;
    if (Array.isArray(oneOf) && isObject(properties))
      for (const { $ref } of oneOf) {
        const [, type] = /(?<![^/])([^/]+)\.schema\.json$/.exec($ref) ?? [];
        shared.set(follow(source, $ref, id).schema, { tag: String(tag), type, properties });
      }
    return mapSchemas(schema, (inner) => visit(inner, id));
  };
  for (const [id, file] of source) visit(file, id);
  return shared;
}

/** A type with what all share: the tag, the fields that it does not name itself, then its own. */
function withShared(schema: JsonObject, shared: Shared | undefined): JsonObject {
  if (!shared) return schema;
  const { tag, type, properties } = shared;
  const own = isObject(schema.properties) ? schema.properties : {};
  const fixed = type === undefined ? {} : { const: type };
  const fields: JsonObject = { [tag]: changed(changed(properties[tag], fixed), own[tag]) };
  for (const [name, field] of Object.entries(properties))
    if (!(name in own)) fields[name] ??= field;
  for (const [name, field] of Object.entries(own)) {
    if (!isObject(field) && !(name in properties))
      throw new UserError(msg('content/schema:no-shared-field', { field: asField(name) }));
    if (field !== false) fields[name] ??= changed(properties[name], field);
  }
  const { required = [] } = schema;
  const needed = Array.isArray(required) ? [tag, ...required] : required;
  return { ...schema, required: needed, properties: fields };
}

/**
 * A changed copy has no `typeName`: it is not the TypeScript type of that name. Nor has it the `default` of an `enum` that
 * it replaces.
 */
function changed(schema: unknown, own: unknown): JsonObject {
  if (!isObject(schema)) return isObject(own) ? own : {};
  if (!isObject(own)) return schema;
  const { typeName, default: byDefault, ...rest } = schema;
  const kept = byDefault === undefined || own.enum ? {} : { default: byDefault };
  return { ...rest, ...kept, ...own };
}

/** Replaces the short keywords by those of JSON Schema. */
function writtenOut(schema: JsonObject, always: string): JsonObject {
  const { tag, text, richText, list, required, properties, ...rest } = schema;
  if (rest.oneOf)
    return { ...rest, type: 'object', required: [tag], discriminator: { propertyName: tag } };
  if (rest.const !== undefined)
    return { description: always.replace('{value}', `${rest.const}`), ...rest };
  const words = rest.title === undefined ? {} : { description: `${rest.title}.` };
  if (isObject(properties)) {
    const names = required === 'all' ? Object.keys(properties) : required;
    const object = { type: 'object', additionalProperties: false, properties };
    return { ...words, ...object, ...(names ? { required: names } : {}), ...rest };
  }
  if (list) return { ...words, type: 'array', minItems: 1, maxItems: list, ...rest };
  const length = richText ?? text;
  const limits = length ? { minLength: 1, maxLength: length } : {};
  const type = length || rest.pattern || rest.refersTo ? { type: 'string' } : {};
  return { ...words, ...type, ...limits, ...(richText ? { refersTo: 'richText' } : {}), ...rest };
}

const INNER = ['items', 'additionalProperties', 'propertyNames'];

/** A copy with each schema right below replaced; values, such as examples, stay. */
export function mapSchemas(
  schema: JsonObject,
  change: (inner: JsonObject) => JsonObject,
): JsonObject {
  const inner = (value: unknown) => (isObject(value) ? change(value) : value);
  const entries = Object.entries(schema).map(([key, value]) => {
    if ((key === 'properties' || key === 'definitions') && isObject(value))
      return [key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, inner(v)]))];
    if (key === 'oneOf' && Array.isArray(value)) return [key, value.map(inner)];
    return [key, INNER.includes(key) ? inner(value) : value];
  });
  return Object.fromEntries(entries);
}

/** A `$ref` from the root of schema/ as the file `id` writes it. */
function relative(ref: string, id: string): string {
  const [file, path] = ref.split('#');
  if (file === `/${id}`) return `#${path}`;
  return '../'.repeat(id.split('/').length - 1) + ref.slice(1);
}
