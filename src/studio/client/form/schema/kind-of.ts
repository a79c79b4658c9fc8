import type { JsonMap } from '../../../shared/protocol.ts';
import { childNode, isMap, isUnion, nodeOf, type SchemaNode, type Schemas } from './schema-node.ts';

/** The kinds of fields there are; each has its folder under kinds/. */
export type Kind =
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
  | 'number'
  | 'picture'
  | 'record'
  | 'rich-text'
  | 'switch'
  | 'text'
  | 'texts'
  | 'union';

const REFERENCES: Record<string, Kind> = {
  richText: 'rich-text',
  link: 'link',
  icon: 'icon',
  picture: 'picture',
  video: 'file',
  captions: 'file',
};

export function kindOf(schemas: Schemas, node: SchemaNode): Kind {
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
      return textKind(schema);
  }
}

function listKind(schemas: Schemas, { schema, base }: SchemaNode): Kind {
  if (!isMap(schema.items)) return 'list';
  const item = nodeOf(schemas, schema.items, base);
  if (schema.uniqueItems && Array.isArray(item.schema.enum)) return 'choices';
  return isPart(kindOf(schemas, item)) ? 'list' : 'texts';
}

function objectKind(schemas: Schemas, node: SchemaNode): Kind {
  if (isMap(node.schema.additionalProperties)) return 'map';
  const { properties } = node.schema;
  const isPicture =
    isMap(properties) &&
    'alt' in properties &&
    childNode(schemas, node, 'src')?.schema.refersTo === 'picture';
  return isPicture ? 'picture' : 'group';
}

const DAY = '2026-12-03';
const MOMENT = '2026-12-03T09:00:00-03:00';

function textKind({ refersTo, pattern }: JsonMap): Kind {
  if (typeof refersTo === 'string') return REFERENCES[refersTo] ?? 'record';
  if (typeof pattern !== 'string') return 'text';
  const form = new RegExp(pattern);
  if (form.test('#c8102e') && !form.test('c')) return 'color';
  return (form.test(DAY) || form.test(MOMENT)) && !form.test('2026') && !form.test('a-b')
    ? 'date'
    : 'text';
}

const PARTS: readonly Kind[] = ['choices', 'group', 'list', 'map', 'texts', 'union'];

/** What is added and taken away as a whole; a picture with its words is one, too. */
const isPart = (kind: Kind): boolean => PARTS.includes(kind);

export const isPartNode = (schemas: Schemas, node: SchemaNode): boolean => {
  const kind = kindOf(schemas, node);
  return isPart(kind) || (kind === 'picture' && node.schema.type === 'object');
};
