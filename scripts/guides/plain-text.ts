import type { RichNode } from '../../src/data/types.ts';
import { richNodes } from '../compile/rich-text.ts';

/** Rich text as it is read aloud: what it says, without its marks. */
export function plainText(text: string): string {
  return richNodes(text)?.map(wordsOf).join('') ?? text;
}

/** Keeps numbers on the line of what they number: “§ 2º”, “art. 48”, “nº 15”. */
export const unbroken = (text: string) => text.replace(/(§|[Aa]rt\.|nº|Lei) (?=\d)/g, '$1\u00a0');

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'break' ? ' ' : node.children.map(wordsOf).join('');
}
