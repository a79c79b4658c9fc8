import { isObject, pointerOf } from '../json/json.ts';
import { isProse } from '../schema/is-prose.ts';
import { childPosition, resolveBranch, type SchemaPosition } from './schema-position.ts';

export interface TextPlace {
  pointer: string;
  text: string;
  /** Whether the text may contain links, whose addresses are not shown. */
  isRich: boolean;
}

/** The texts of a value that people read: no names, choices, addresses or dates. */
export function textsIn(position: SchemaPosition, value: unknown, pointer = ''): TextPlace[] {
  if (Array.isArray(value) || isObject(value))
    return Object.entries(value).flatMap(([key, child]) =>
      textsIn(childPosition(position, value, key), child, pointer + pointerOf(key)),
    );
  if (typeof value !== 'string') return [];
  const { schema } = resolveBranch(position, value);
  return isProse(schema) ? [{ pointer, text: value, isRich: schema.refersTo === 'richText' }] : [];
}
