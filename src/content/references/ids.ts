import { type JsonNode, pointerTo } from '../json/json.ts';

/** Every `id` inside a page's sections, with the pointers to it: each becomes an anchor. */
export function idsOf(page: readonly JsonNode[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const node of page) {
    if (node.key !== 'id' || typeof node.value !== 'string') continue;
    const pointer = pointerTo(node);
    if (!pointer.startsWith('/sections/')) continue;
    const pointers = ids.get(node.value);
    if (pointers) pointers.push(pointer);
    else ids.set(node.value, [pointer]);
  }
  return ids;
}
