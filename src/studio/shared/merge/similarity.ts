import { walk } from '../../../lib/json.ts';
import type { Json } from '../protocol.ts';
import { isTag } from './tags.ts';

/** The share of the texts, numbers and switches of two values that are equal and at the same pointer. */
export function similarity(a: Json, b: Json): number {
  const [inA, inB] = [leavesOf(a), leavesOf(b)];
  let equal = 0;
  for (const [pointer, leaf] of inA) if (inB.has(pointer) && inB.get(pointer) === leaf) equal += 1;
  return equal / Math.max(inA.size, inB.size, 1);
}

/** Whether an object has nothing left of what it said: it may be a new one in the place of another. */
export const isRewritten = (before: Json, after: Json): boolean =>
  leavesOf(before).size > 1 && similarity(before, after) === 0;

const leaves = new WeakMap<object, Map<string, unknown>>();

function leavesOf(value: Json): Map<string, unknown> {
  const cached = typeof value === 'object' && value !== null ? leaves.get(value) : undefined;
  if (cached) return cached;
  const found = new Map<string, unknown>();
  walk(value, (inner, pointer, key) => {
    if ((typeof inner !== 'object' || inner === null) && !isTag(key)) found.set(pointer, inner);
  });
  if (typeof value === 'object' && value !== null) leaves.set(value, found);
  return found;
}
