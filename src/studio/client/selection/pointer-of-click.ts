import { walk } from '../../../lib/json.ts';
import type { Json } from '../../shared/protocol.ts';
import type { PageText } from '../canvas/page-texts.ts';

export interface FoundPointer {
  pointer: string;
  /** The index of the text that was found. */
  text: number;
}

/**
 * The pointer of a clicked text in its section. `texts` are the texts of the clicked element and of those
 * around it; the first that is found counts.
 */
export function pointerOfClick(
  section: Json,
  texts: readonly PageText[],
): FoundPointer | undefined {
  const pointers = new Map<string, string[]>();
  walk(section, (value, pointer, key) => {
    if (typeof value !== 'string' || key === 'type') return;
    const text = seen(value);
    if (text) pointers.set(text, [...(pointers.get(text) ?? []), pointer]);
  });
  for (const [text, { text: words, index }] of texts.entries()) {
    const equal = pointers.get(seen(words));
    const pointer = equal?.[index] ?? equal?.[0];
    if (pointer !== undefined) return { pointer, text };
  }
  return undefined;
}

/** The letters of a text as the page has them: without Markdown signs, and without spaces, as lines have none between. */
export const seen = (text: string): string =>
  text.replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1').replace(/^- |[*\\]+|\s+/gm, '');
