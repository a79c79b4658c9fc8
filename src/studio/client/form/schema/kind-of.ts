import type { JsonMap } from '../../../shared/protocol.ts';
import { childPlace, isMap, isUnion, type Place, placeOf, type Schemas } from './places.ts';

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

const FORMATS: Record<string, Kind> = {
  color: 'color',
  date: 'date',
  'date-time': 'date',
  'date-or-date-time': 'date',
};

export function kindOf(schemas: Schemas, place: Place): Kind {
  const { schema } = place;
  if (schema.const !== undefined) return 'fixed';
  if (isUnion(place)) return 'union';
  if (Array.isArray(schema.enum)) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'switch';
    case 'number':
    case 'integer':
      return 'number';
    case 'array':
      return listKind(schemas, place);
    case 'object':
      return objectKind(schemas, place);
    default:
      return textKind(schema);
  }
}

function listKind(schemas: Schemas, { schema, base }: Place): Kind {
  if (!isMap(schema.items)) return 'list';
  const item = placeOf(schemas, schema.items, base);
  if (schema.uniqueItems && Array.isArray(item.schema.enum)) return 'choices';
  return isPart(kindOf(schemas, item)) ? 'list' : 'texts';
}

function objectKind(schemas: Schemas, place: Place): Kind {
  if (isMap(place.schema.additionalProperties)) return 'map';
  const { properties } = place.schema;
  const isPicture =
    isMap(properties) &&
    'alt' in properties &&
    childPlace(schemas, place, 'src')?.schema.refersTo === 'picture';
  return isPicture ? 'picture' : 'group';
}

function textKind({ refersTo, format }: JsonMap): Kind {
  if (typeof refersTo === 'string') return REFERENCES[refersTo] ?? 'record';
  return FORMATS[String(format)] ?? 'text';
}

const PARTS: readonly Kind[] = ['choices', 'group', 'list', 'map', 'texts', 'union'];

/** What is added and taken away as a whole; a picture with its words is one, too. */
const isPart = (kind: Kind): boolean => PARTS.includes(kind);

export const isPartPlace = (schemas: Schemas, place: Place): boolean => {
  const kind = kindOf(schemas, place);
  return isPart(kind) || (kind === 'picture' && place.schema.type === 'object');
};
