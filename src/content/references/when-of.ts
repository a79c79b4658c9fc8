import { isObject, segmentsOf } from '../json/json.ts';

export type When = 'before' | 'after';

/** Whether the section around a place of a page is shown before its event or after it alone. */
export function whenOf(page: unknown, pointer: string): When | undefined {
  const [list, index] = segmentsOf(pointer);
  if (list !== 'sections' || !isObject(page) || !Array.isArray(page.sections)) return undefined;
  const section: unknown = page.sections[Number(index)];
  const when = isObject(section) ? section.when : undefined;
  return when === 'before' || when === 'after' ? when : undefined;
}
