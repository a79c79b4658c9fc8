import { walk } from '../../../content/json/json.ts';
import type { Json } from '../../shared/protocol.ts';

/**
 * Where in a section stands what was clicked: the pointer in the section of the first text that is
 * that of the element clicked, or of one around it. '' when it is none of the section's texts.
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

/** A text as a page shows it: without what marks it, and however it is broken into lines. */
const seen = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
