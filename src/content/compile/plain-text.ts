import type { RichNode } from '../../app/data/types.ts';
import { richNodes } from './rich-text.ts';

/** Rich text as it is read aloud: what it says, without its marks. */
export function plainText(text: string): string {
  return richNodes(text)?.map(wordsOf).join('') ?? text;
}

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'break' ? ' ' : node.children.map(wordsOf).join('');
}
