import { useState } from 'react';
import { pairItems } from '../../shared/merge/pair-items.ts';
import type { Json } from '../../shared/protocol.ts';

let count = 0;
const newKey = () => {
  count += 1;
  return `item-${count}`;
};

interface KeyedItems {
  items: readonly Json[];
  keys: string[];
}

/** A stable React key for each item. `items` has to be the same array while nothing changes. */
export function useItemKeys(items: readonly Json[]): string[] {
  const [before, setBefore] = useState(() => assignKeys(items));
  const now = carryKeys(before, items);
  if (now !== before) setBefore(now);
  return now.keys;
}

export const assignKeys = (items: readonly Json[]): KeyedItems => ({
  items,
  keys: items.map(newKey),
});

/**
 * The keys of a changed list: an equal item keeps its key wherever it has moved, a changed item keeps the
 * key of its index. So an item stays open and focused through typing, moving and undoing.
 */
export function carryKeys(before: KeyedItems, items: readonly Json[]): KeyedItems {
  if (before.items === items) return before;
  const unused = new Set(before.items.keys());
  const take = (index: number | undefined) =>
    index !== undefined && unused.delete(index) ? before.keys[index] : undefined;
  // An item that is where it was comes first, then those that moved, then those that changed.
  const keys = items.map((item, index) => (before.items[index] === item ? take(index) : undefined));
  for (const [index, item] of items.entries())
    keys[index] ??= take([...unused].find((old) => before.items[old] === item));
  // After a merge with what another has saved, no item is the same object.
  const isMerged = keys.filter((key) => key === undefined).length > 1;
  const pairs = isMerged ? pairItems(before.items, items) : [];
  for (const [index, old] of pairs.entries()) keys[index] ??= take(old);
  return { items, keys: keys.map((key, index) => key ?? take(index) ?? newKey()) };
}
