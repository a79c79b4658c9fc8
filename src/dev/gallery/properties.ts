import type { Property } from '../../app/dev/gallery/gallery-data.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { resolved, tagOf, tagValue } from '../../content/edit/editor-schemas/snippet-body.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';
import { allowedValues } from './allowed-values.ts';

/** The fields of an object, each followed by those inside it. */
export function propertiesOf(
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
  if (!Array.isArray(schema.oneOf)) return propertiesOf(source, schema, base, depth);
  const tag = tagOf(schema);
  const branches = schema.oneOf.map((branch) => {
    const value = JSON.stringify(tagValue(source, branch, base, tag));
    return { value, own: resolved(source, branch, base) };
  });
  const values = branches.map(({ value, own }) => `${value}: ${own.schema.description}`);
  return branches.flatMap(({ value, own }, index) =>
    propertiesOf(source, own.schema, own.base, depth).flatMap((property) => {
      if (property.depth > depth) return [property];
      const only = `só com "${tag}": ${value}`;
      if (property.name !== tag) return [{ ...property, allowed: [only, ...property.allowed] }];
      // The tag is listed once, because its value chooses the branch.
      const description = 'Diz qual dos casos é; os outros campos dependem dele.';
      return index === 0 ? [{ ...property, description, allowed: values }] : [];
    }),
  );
}
