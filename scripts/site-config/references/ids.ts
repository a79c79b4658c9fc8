import { isObject, walk } from '../json/json.ts';

/** Every `id` inside a page's sections, with all its places: each becomes an anchor. */
export function idsOf(page: unknown): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  if (!isObject(page)) return ids;
  walk(
    page.sections,
    (value, pointer, key) => {
      if (key !== 'id' || typeof value !== 'string') return;
      const places = ids.get(value);
      if (places) places.push(pointer);
      else ids.set(value, [pointer]);
    },
    '/sections',
  );
  return ids;
}
