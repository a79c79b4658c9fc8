import type { RichNode } from '../../ui/data/types.ts';
import { richNodes } from './rich-text.ts';

/** Rich text without its markup, as a screen reader reads it. */
export function plainText(text: string): string {
  return richNodes(text)?.map(wordsOf).join('').trim() ?? text;
}

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  const words = node.children.map(wordsOf).join('');
  return node.type === 'lines' || node.type === 'item' ? `${words} ` : words;
}
