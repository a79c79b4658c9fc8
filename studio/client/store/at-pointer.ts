import { segmentsOf } from '../../../scripts/site-config/json/json.ts';
import type { Json } from '../../shared/protocol.ts';

/** What stands at a JSON pointer; undefined where nothing does. */
export function getAt(value: Json | undefined, pointer: string): Json | undefined {
  let at = value;
  for (const key of segmentsOf(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, Json>)[key];
  }
  return at;
}

/** The value with another in one place, `undefined` taking the property or item away; the rest is shared. */
export function setAt(value: Json, pointer: string, next: Json | undefined): Json {
  const [key, ...rest] = segmentsOf(pointer);
  if (key === undefined) return next ?? null;
  const inner = rest
    .map((segment) => `/${segment.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  const child = (old: Json | undefined) => (inner ? setAt(old ?? {}, inner, next) : next);
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

/** Whether two values say the same; the order of keys says nothing. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, at) => sameJson(item, b[at]))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}
