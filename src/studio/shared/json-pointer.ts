import { isObject, pointerOf, segmentsOf, walk } from '../../lib/json.ts';
import { childOf, getAtPointer, setAtPointer } from '../../lib/json-pointer.ts';
import type { Json, JsonMap } from './protocol.ts';

export { childOf, getAtPointer, pointerOf, segmentsOf, setAtPointer, walk };

export const isMap = (value: unknown): value is JsonMap => isObject(value);

/** The text at a pointer; '' if there is none. */
export function textAt(value: Json | undefined, pointer: string): string {
  const text = getAtPointer(value, pointer);
  return typeof text === 'string' ? text : '';
}

/** A map in which an entry has another name, in its place. */
export const renamedKey = (map: Json | undefined, from: string, to: string): JsonMap =>
  Object.fromEntries(
    Object.entries(isMap(map) ? map : {}).map(([key, child]) => [key === from ? to : key, child]),
  );

/** Whether a pointer equals `above` or leads into it. */
export const isWithin = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);
