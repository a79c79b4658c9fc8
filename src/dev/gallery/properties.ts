import type { Property } from '../../app/dev/gallery/gallery-data.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { resolved, tagOf, tagValue } from '../../content/edit/editor-schemas/snippet-body.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { type Message, msg, type Wording } from '../../words/message.ts';
import { FEW, MANY } from '../../words/words.ts';

/** The fields of an object, each followed by those inside it. */
export function propertyRows(
  source: SchemaSource,
  schema: JsonObject,
  base: string,
  depth = 0,
): Property[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(properties).flatMap(([name, given]) => {
    const own = resolved(source, given, base);
    const words: JsonObject = { ...own.schema, ...(isObject(given) ? given : {}) };
    const property: Property = {
      name,
      title: String(words.title),
      depth,
      required: required.includes(name),
      description: String(words.description),
      allowed: allowedValues(own.schema),
    };
    return [property, ...inside(source, own.schema, own.base, depth + 1)];
  });
}

/** The properties of the items of a list, or of each branch of a union. */
function inside(source: SchemaSource, schema: JsonObject, base: string, depth: number): Property[] {
  if (schema.items !== undefined) {
    const item = resolved(source, schema.items, base);
    return inside(source, item.schema, item.base, depth);
  }
  if (!Array.isArray(schema.oneOf)) return propertyRows(source, schema, base, depth);
  const tag = tagOf(schema);
  const branches = schema.oneOf.map((branch) => {
    const value = JSON.stringify(tagValue(source, branch, base, tag));
    return { value, own: resolved(source, branch, base) };
  });
  const values = branches.map(({ value, own }) => `${value}: ${own.schema.description}`);
  return branches.flatMap(({ value, own }, index) =>
    propertyRows(source, own.schema, own.base, depth).flatMap((property) => {
      if (property.depth > depth) return [property];
      const only = msg('gallery:only-with', { tag, value });
      if (property.name !== tag) return [{ ...property, allowed: [only, ...property.allowed] }];
      // The tag is listed once, because its value chooses the branch.
      const description = msg('gallery:tag');
      return index === 0 ? [{ ...property, description, allowed: values }] : [];
    }),
  );
}

/** Kinds of `refersTo` whose values have a description of their own; the others are collections. */
const REFERENCES = [
  'icon',
  'picture',
  'video',
  'captions',
  'download',
  'link',
  'forms',
  'notices',
  'collection',
];

const described = (kind: string): Message =>
  REFERENCES.includes(kind)
    ? msg(`gallery:ref-${kind}`)
    : msg('gallery:ref-record', { collection: kind });

/** The values a field accepts, in words. */
function allowedValues(schema: JsonObject): Wording[] {
  const { refersTo } = schema;
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (Array.isArray(schema.enum)) return valuesOf(schema.enum, schema.enumDescriptions);
  if (typeof refersTo === 'string' && refersTo !== 'richText') return [described(refersTo)];
  if (schema.type === 'array') {
    const items = isObject(schema.items) ? schema.items : {};
    return [
      within('list', schema.minItems, schema.maxItems),
      ...valuesOf(items.enum, items.enumDescriptions),
    ];
  }
  if (schema.type === 'string')
    return [within('text', atLeast(schema.minLength), schema.maxLength)];
  if (schema.type === 'integer' || schema.type === 'number')
    return [within('number', schema.minimum, schema.maximum)];
  if (schema.type === 'boolean') return [msg('gallery:boolean')];
  return [msg('gallery:group')];
}

function valuesOf(values: unknown, descriptions?: unknown): Wording[] {
  if (!Array.isArray(values)) return [];
  // Of countries, for example.
  if (values.length > MANY)
    return [
      ...valuesOf(values.slice(0, FEW), descriptions),
      msg('gallery:and-others', { count: values.length - FEW }),
    ];
  const words = Array.isArray(descriptions) ? descriptions : [];
  return values.map((value, index) =>
    words[index] ? `${JSON.stringify(value)}: ${words[index]}` : JSON.stringify(value),
  );
}

/** A minimum length of 1 is not mentioned. */
const atLeast = (length: unknown) => (length === 1 ? undefined : length);

/** Text, up to 120 characters; list of 1 to 4 items. */
function within(kind: 'list' | 'text' | 'number', least: unknown, most: unknown): Message {
  if (typeof most !== 'number') return msg(`gallery:${kind}`);
  return typeof least === 'number'
    ? msg(`gallery:${kind}-range`, { least, most })
    : msg(`gallery:${kind}-up-to`, { most });
}
