import { walk } from '../../../content/json/json.ts';
import type { Json } from '../../shared/protocol.ts';

/**
 * The pointer of a clicked text in its section. `texts` are the texts of the clicked element and of those
 * around it; the first that is found counts. '' if the section has none of them.
 */
export function pointerOfClick(section: Json, texts: readonly string[]): string {
  const pointers = new Map<string, string>();
  walk(section, (value, pointer, key) => {
    if (typeof value !== 'string' || key === 'type') return;
    const text = seen(value);
    if (text && !pointers.has(text)) pointers.set(text, pointer);
  });
  for (const text of texts) {
    const pointer = pointers.get(seen(text));
    if (pointer !== undefined) return pointer;
  }
  return '';
}

/** A text as it looks on the page, without Markdown signs and line breaks. */
const seen = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
