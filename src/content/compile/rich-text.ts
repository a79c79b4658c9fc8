import type { Nodes, Parent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichNode } from '../../ui/data/types.ts';

/** Inline Markdown and lists -> nodes; undefined where the text carries no markup at all. */
export function richNodes(text: string): RichNode[] | undefined {
  if (!/[*_[\\&<`]|^[^\S\n]*[-+]\s/m.test(text)) return undefined;
  const blocks = fromMarkdown(text).children;
  const hasLists = blocks.some(({ type }) => type === 'list');
  return blocks.flatMap((block) =>
    hasLists && block.type === 'paragraph' ? [inside('lines', block)] : convert(block),
  );
}

const inside = <Type extends string>(type: Type, { children }: Parent) => ({
  type,
  children: children.flatMap(convert),
});

/** The validator has refused every other kind of node; should one come, only its text stays. */
function convert(node: Nodes): RichNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
    case 'emphasis':
    case 'list':
      return [inside(node.type, node)];
    case 'listItem':
      return [inside('item', node)];
    case 'link':
      return [{ ...inside('link', node), to: node.url }];
    default:
      return 'children' in node ? node.children.flatMap(convert) : [];
  }
}

/** Rich text without its markup, as a screen reader reads it; each item of a list on a line. */
export function plainText(text: string): string {
  return richNodes(text)?.map(wordsOf).join('').trim() ?? text;
}

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  const words = node.children.map(wordsOf).join('');
  return node.type === 'lines' || node.type === 'item' ? `${words.trim()}\n` : words;
}
