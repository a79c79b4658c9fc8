import { isObject, type JsonNode, pointerTo, segmentsOf } from '../../../lib/json.ts';

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

export type When = 'before' | 'after';

/** Whether the section around a place of a page is shown before its event or after it alone. */
export function whenOf(page: unknown, pointer: string): When | undefined {
  const [list, index] = segmentsOf(pointer);
  if (list !== 'sections' || !isObject(page) || !Array.isArray(page.sections)) return undefined;
  const section: unknown = page.sections[Number(index)];
  const when = isObject(section) ? section.when : undefined;
  return when === 'before' || when === 'after' ? when : undefined;
}
