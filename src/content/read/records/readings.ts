import { pointerOf, walk } from '../../../lib/json.ts';
import { conditionOf, SHOW_IF } from './conditions.ts';
import { FIELD, fieldOf } from './expand.ts';

/** A place where the page of records reads a field. */
export interface Reading {
  /** `['title']`, `['picture', 'src']`. */
  names: string[];
  currency?: string | undefined;
  pointer: string;
  /** Within a text, not a whole value. */
  isText: boolean;
}

/** Each field that the page of a record reads, and where. */
export function readings(page: unknown): Reading[] {
  const found: Reading[] = [];
  walk(page, (part, pointer) => {
    if (pointer === '/path' || pointer.startsWith('/feed')) return;
    const names = fieldOf(part);
    if (names) found.push({ names, pointer: pointer + pointerOf('field'), isText: false });
    const { names: waitedFor, is, isNot } = conditionOf(part) ?? {};
    // Without values, what is waited for is read as any field is.
    if (waitedFor && (is || isNot))
      found.push({
        names: waitedFor,
        pointer: pointer + pointerOf(SHOW_IF, 'field'),
        isText: false,
      });
    if (typeof part === 'string')
      for (const [, name = '', currency] of part.matchAll(FIELD))
        found.push({ names: name.split('.'), currency, pointer, isText: true });
  });
  return found;
}
