import { isObject, type Json, type JsonMap, segmentsOf } from './json.ts';

/** A property or item of its own; undefined for those that all objects have. */
export const childOf = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as JsonMap)[key]
    : undefined;

/** The value at a pointer; undefined if there is none. */
export const getAtPointer = (value: Json | undefined, pointer: string): Json | undefined =>
  segmentsOf(pointer).reduce<Json | undefined>((parent, key) => childOf(parent, key), value);

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
  const map: JsonMap = isObject(value) ? (value as JsonMap) : {};
  const made = child(map[key]);
  const { [key]: _, ...others } = map;
  if (made === undefined) return others;
  return Object.hasOwn(map, key) ? { ...map, [key]: made } : { ...others, [key]: made };
}
