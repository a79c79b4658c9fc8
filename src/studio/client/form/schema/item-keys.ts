import type { Json } from '../../../shared/protocol.ts';

let last = 0;
const newKey = () => {
  last += 1;
  return `item-${last}`;
};

interface KeyedItems {
  items: readonly Json[];
  keys: string[];
}

export const assignKeys = (items: readonly Json[]): KeyedItems => ({
  items,
  keys: items.map(newKey),
});

/**
 * The keys that items keep from one value of their list to the next: by what they are, wherever they
 * have gone; else by their place, where what stood there is no more. So an item stays open and keeps
 * the focus through typing, moving and undoing.
 */
export function carryKeys(before: KeyedItems, items: readonly Json[]): KeyedItems {
  if (before.items === items) return before;
  const left = new Map<Json, number[]>();
  before.items.forEach((item, at) => {
    left.set(item, [...(left.get(item) ?? []), at]);
  });
  const used = new Set<number>();
  const take = (at: number | undefined) => {
    if (at === undefined || used.has(at)) return undefined;
    used.add(at);
    return before.keys[at];
  };
  const keys = items.map((item, at) => {
    const places = left.get(item) ?? [];
    return take(places.includes(at) ? at : undefined);
  });
  items.forEach((item, at) => {
    keys[at] ??= take(left.get(item)?.find((node) => !used.has(node)));
  });
  const stood = before.items.map((_, at) => at);
  return {
    items,
    keys: keys.map((key, at) => key ?? take(stood[at]) ?? newKey()),
  };
}
