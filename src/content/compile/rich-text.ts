import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RichNode } from '../../app/data/types.ts';

/** Inline Markdown -> nodes; undefined where the text carries no markup at all. */
export function richNodes(text: string): RichNode[] | undefined {
  if (!/[*_[\\&<`]/.test(text)) return undefined;
  return fromMarkdown(text).children.flatMap(convert);
}

/** The validator has refused every other kind of node; should one come, only its text stays. */
function convert(node: Nodes): RichNode[] {
  switch (node.type) {
    case 'text':
      return [{ type: 'text', value: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children: node.children.flatMap(convert) }];
    case 'link':
      return [{ type: 'link', to: node.url, children: node.children.flatMap(convert) }];
    default:
      return 'children' in node ? node.children.flatMap(convert) : [];
  }
}
