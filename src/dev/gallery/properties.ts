import type { Property } from '../../app/dev/gallery/gallery-data.ts';
import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { resolved, tagOf, tagValue } from '../../content/edit/editor-schemas/snippet-body.ts';
import { FEW, MANY } from '../../content/read/words/wording.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';

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
      const only = `só com "${tag}": ${value}`;
      if (property.name !== tag) return [{ ...property, allowed: [only, ...property.allowed] }];
      // The tag is listed once, because its value chooses the branch.
      const description = 'Diz qual dos casos é; os outros campos dependem dele.';
      return index === 0 ? [{ ...property, description, allowed: values }] : [];
    }),
  );
}

/** A description of the value for each kind of `refersTo`. */
const REFERENCES: Record<string, string> = {
  icon: 'nome de um ícone',
  picture: 'imagem da pasta public/',
  video: 'vídeo da pasta public/',
  captions: 'legendas da pasta public/',
  link: 'link',
  forms: 'nome de um arquivo de forms/',
  notices: 'nome de um aviso de messages.json',
};

/** The values a field accepts, in words. */
function allowedValues(schema: JsonObject): string[] {
  const { refersTo } = schema;
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (Array.isArray(schema.enum)) return valuesOf(schema.enum, schema.enumDescriptions);
  if (typeof refersTo === 'string' && refersTo !== 'richText')
    return [REFERENCES[refersTo] ?? `nome de um registro de collections/${refersTo}.json`];
  if (schema.type === 'array') {
    const items = isObject(schema.items) ? schema.items : {};
    return [
      `lista${range(schema.minItems, schema.maxItems, ' itens')}`,
      ...valuesOf(items.enum, items.enumDescriptions),
    ];
  }
  if (schema.type === 'string')
    return [`texto${range(atLeast(schema.minLength), schema.maxLength, ' caracteres')}`];
  if (schema.type === 'integer' || schema.type === 'number')
    return [`número${range(schema.minimum, schema.maximum)}`];
  if (schema.type === 'boolean') return ['true (sim) ou false (não)'];
  return ['grupo de campos, entre { }'];
}

function valuesOf(values: unknown, descriptions?: unknown): string[] {
  if (!Array.isArray(values)) return [];
  // Of countries, for example.
  if (values.length > MANY)
    return [...valuesOf(values.slice(0, FEW), descriptions), `e outros ${values.length - FEW}`];
  const words = Array.isArray(descriptions) ? descriptions : [];
  return values.map((value, index) =>
    words[index] ? `${JSON.stringify(value)}: ${words[index]}` : JSON.stringify(value),
  );
}

/** A minimum length of 1 is not mentioned. */
const atLeast = (length: unknown) => (length === 1 ? undefined : length);

/** `, até 120 caracteres`; `, de 1 a 4 itens`. */
function range(least: unknown, most: unknown, unit = ''): string {
  if (typeof most !== 'number') return '';
  return typeof least === 'number' ? `, de ${least} a ${most}${unit}` : `, até ${most}${unit}`;
}
