import { isObject, type JsonNode } from '../../../lib/json.ts';

/** The kind under which a file mentions them. */
export const LINK_TEXT = 'link-text';

const LINK = /\[([^[\]]+)\]\([^()\s]*\)/g;
/** Longer ones say something: they are not kept for each of ten thousand pages. */
const LONGEST = 24;

/** The short texts of links that a value itself has: the label of one, or those written in a text. */
export function linkTextsIn({ value, key, parent }: JsonNode): { text: string; inside?: number }[] {
  if (typeof value !== 'string') return [];
  if (key === 'label' && isObject(parent?.value) && 'to' in parent.value)
    return value.length <= LONGEST ? [{ text: value }] : [];
  if (!value.includes('](')) return [];
  return [...value.matchAll(LINK)].flatMap(({ 1: text = '', index }) =>
    text.length <= LONGEST ? [{ text, inside: index + 1 }] : [],
  );
}

/** As a file's mentions. */
export const linkTextMentions = (nodes: readonly JsonNode[]): [kind: string, name: string][] =>
  [...new Set(nodes.flatMap(linkTextsIn).map(({ text }) => text))].map((text) => [LINK_TEXT, text]);
