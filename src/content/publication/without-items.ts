import { isObject } from '../json/json.ts';

interface Pruned<T> {
  value: T;
  /** All removed items, including those that were emptied. */
  gone: Set<string>;
}

/**
 * A copy without these list items (pointers). An item with a list that is emptied by it goes too: a group
 * of a menu, a section of cards.
 */
export function withoutItems<T>(value: T, pointers: readonly string[]): Pruned<T> {
  const gone = new Set(pointers);
  if (gone.size === 0) return { value, gone };

  const items = (list: unknown[], parent: string) =>
    list.flatMap((item, index) => {
      const pointer = `${parent}/${index}`;
      if (gone.has(pointer)) return [];
      const left = copy(item, pointer);
      if (!isObject(item) || !isObject(left) || !emptied(item, left)) return [left];
      gone.add(pointer);
      return [];
    });
  const copy = (part: unknown, parent: string): unknown => {
    if (Array.isArray(part)) return items(part, parent);
    if (!isObject(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, child]) => [key, copy(child, `${parent}/${key}`)]),
    );
  };
  return { value: copy(value, '') as T, gone };
}

const emptied = (before: Record<string, unknown>, after: Record<string, unknown>): boolean =>
  Object.entries(before).some(
    ([key, list]) =>
      Array.isArray(list) && list.length > 0 && (after[key] as unknown[]).length === 0,
  );
