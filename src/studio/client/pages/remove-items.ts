import { segmentsOf } from '../../../content/json/json.ts';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';

/** A value without the items of its lists in which these pointers are. */
export function removeItems(value: Json, pointers: readonly string[]): Json {
  const items = pointers.flatMap((pointer) => itemOf(value, pointer) ?? []);
  // From the last on: what goes first moves none that is still to go.
  const last = [...new Set(items)].sort(byPlace).reverse();
  return last.reduce<Json>((rest, item) => setAtPointer(rest, item, undefined), value);
}

/** The nearest item of a list around a place, or at it. */
function itemOf(value: Json, pointer: string): string | undefined {
  for (let at = pointer; at !== ''; at = above(at))
    if (Array.isArray(getAtPointer(value, above(at)))) return at;
  return undefined;
}

const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function byPlace(one: string, other: string): number {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  const at = a.findIndex((segment, index) => segment !== b[index]);
  const [x = '', y = ''] = [a[at], b[at]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}
