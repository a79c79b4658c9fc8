import { takes } from '../../../../content/read/schema/nodes.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { JsonMap } from '../../../shared/protocol.ts';
import { childNode, isUnion, nodeOf, type SchemaFiles, type SchemaNode } from './schema-node.ts';

/** The kinds of fields there are; each has its folder under kinds/. */
export type FieldKind =
  | 'choice'
  | 'choices'
  | 'color'
  | 'date'
  | 'file'
  | 'fixed'
  | 'group'
  | 'icon'
  | 'link'
  | 'list'
  | 'map'
  | 'month-day'
  | 'number'
  | 'picture'
  | 'record'
  | 'rich-text'
  | 'switch'
  | 'text'
  | 'texts'
  | 'union';

const REFERENCES: Record<string, FieldKind> = {
  richText: 'rich-text',
  link: 'link',
  icon: 'icon',
  picture: 'picture',
  video: 'file',
  captions: 'file',
  download: 'file',
};

const FORMATS: Record<string, FieldKind> = {
  color: 'color',
  date: 'date',
  'date-time': 'date',
  'date-or-date-time': 'date',
  'month-day': 'month-day',
};

export function fieldKind(schemas: SchemaFiles, node: SchemaNode): FieldKind {
  const { schema } = node;
  if (schema.const !== undefined) return 'fixed';
  if (isUnion(node)) return 'union';
  if (Array.isArray(schema.enum)) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return listKind(schemas, node);
    case 'object':
      return objectKind(schemas, node);
    default:
      return takes('array', schema) ? listKind(schemas, node) : textKind(schema);
  }
}

function listKind(schemas: SchemaFiles, { schema, base }: SchemaNode): FieldKind {
  if (!isMap(schema.items)) return 'list';
  const item = nodeOf(schemas, schema.items, base);
  if (schema.uniqueItems && Array.isArray(item.schema.enum)) return 'choices';
  return isPart(fieldKind(schemas, item)) ? 'list' : 'texts';
}

function objectKind(schemas: SchemaFiles, node: SchemaNode): FieldKind {
  if (isMap(node.schema.additionalProperties)) return 'map';
  const { properties } = node.schema;
  const isPicture =
    isMap(properties) &&
    'alt' in properties &&
    childNode(schemas, node, 'src')?.schema.refersTo === 'picture';
  return isPicture ? 'picture' : 'group';
}

function textKind({ refersTo, format }: JsonMap): FieldKind {
  if (typeof refersTo === 'string') return REFERENCES[refersTo] ?? 'record';
  return FORMATS[String(format)] ?? 'text';
}

const PARTS: readonly FieldKind[] = ['choices', 'group', 'list', 'map', 'texts', 'union'];

/** What is added and taken away as a whole; a picture with its words is one, too. */
const isPart = (kind: FieldKind): boolean => PARTS.includes(kind);

export const isPartNode = (schemas: SchemaFiles, node: SchemaNode): boolean => {
  const kind = fieldKind(schemas, node);
  return isPart(kind) || (kind === 'picture' && node.schema.type === 'object');
};
