import { type Place, pointerTo } from '../json/json.ts';

/** Every `id` inside a page's sections, with all its places: each becomes an anchor. */
export function idsOf(page: readonly Place[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const place of page) {
    if (place.key !== 'id' || typeof place.value !== 'string') continue;
    const pointer = pointerTo(place);
    if (!pointer.startsWith('/sections/')) continue;
    const places = ids.get(place.value);
    if (places) places.push(pointer);
    else ids.set(place.value, [pointer]);
  }
  return ids;
}
