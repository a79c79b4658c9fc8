import { isMap } from '../json-pointer.ts';
import type { Json } from '../protocol.ts';

/** The properties that say which kind of object another one is. Two kinds have different properties. */
const TAGS = ['type', 'strategy', 'kind', 'block'];

export const isTag = (key: string): boolean => TAGS.includes(key);

/** Whether two values may be versions of one: the same JSON type, and objects of the same kind. */
export function isSameKind(a: Json | undefined, b: Json | undefined): boolean {
  if (isMap(a) && isMap(b)) return TAGS.every((tag) => a[tag] === b[tag]);
  return typeof a === typeof b && Array.isArray(a) === Array.isArray(b) && isMap(a) === isMap(b);
}
