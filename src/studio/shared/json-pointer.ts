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

/** Whether a pointer equals `above` or leads into it. */
export const isWithin = (pointer: string, above: string): boolean =>
  pointer === above || pointer.startsWith(`${above}/`);
