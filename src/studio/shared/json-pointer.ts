import { segmentsOf } from '../../content/json/json.ts';
import type { Json, JsonMap } from './protocol.ts';

/** A property that is the object's own, not one of all objects. */
export const ownValue = (map: JsonMap, key: string): Json | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;

/** The value at a pointer; undefined if there is none. */
export function getAtPointer(value: Json | undefined, pointer: string): Json | undefined {
  let current = value;
  for (const key of segmentsOf(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Record<string, Json>)[key];
  }
  return current;
}

/** A copy with another value at a pointer; undefined removes the property or item. Unchanged parts are shared. */
export const setAtPointer = (value: Json, pointer: string, next: Json | undefined): Json =>
  setIn(value, segmentsOf(pointer), next) ?? null;

function setIn(value: Json, [key, ...rest]: string[], next: Json | undefined): Json | undefined {
  if (key === undefined) return next;
  const child = (old: Json | undefined) => setIn(old ?? {}, rest, next);
  if (Array.isArray(value)) {
    const index = Number(key);
    const made = child(value[index]);
    return made === undefined ? value.toSpliced(index, 1) : value.toSpliced(index, 1, made);
  }
  const map = typeof value === 'object' && value !== null ? value : {};
  const made = child(map[key]);
  const { [key]: _, ...others } = map;
  if (made === undefined) return others;
  return Object.hasOwn(map, key) ? { ...map, [key]: made } : { ...others, [key]: made };
}
