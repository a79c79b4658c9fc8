import { segmentsOf } from '../../../lib/json.ts';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json } from '../../shared/protocol.ts';

export function removeItems(value: Json, pointers: readonly string[]): Json {
  const items = pointers.flatMap((pointer) => itemOf(value, pointer) ?? []);
  // The last item first, because removing an item shifts those after it.
  const last = [...new Set(items)].sort(byPosition).reverse();
  return last.reduce<Json>((rest, item) => setAtPointer(rest, item, undefined), value);
}

/** The pointer of the innermost list item that contains `pointer`. */
function itemOf(value: Json, pointer: string): string | undefined {
  for (let item = pointer; item !== ''; item = above(item))
    if (Array.isArray(getAtPointer(value, above(item)))) return item;
  return undefined;
}

const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function byPosition(first: string, second: string): number {
  const [a, b] = [segmentsOf(first), segmentsOf(second)];
  const difference = a.findIndex((segment, index) => segment !== b[index]);
  const [x = '', y = ''] = [a[difference], b[difference]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}
