import type { JSONContent } from '@tiptap/core';
import type { Block } from './blocks.ts';
import { BREAK, type Run } from './runs.ts';

export const toDocument = (blocks: readonly Block[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [toParagraph([])] : blocks.map(toNode),
});

const toNode = (block: Block): JSONContent =>
  'items' in block
    ? {
        type: 'bulletList',
        content: block.items.map((runs) => ({ type: 'listItem', content: [toParagraph(runs)] })),
      }
    : toParagraph(block.runs);

function toParagraph(runs: readonly Run[]): JSONContent {
  const content = runs.map(({ text, strong, emphasis, to }): JSONContent => {
    if (text === BREAK) return { type: 'hardBreak' };
    const marks = [
      to !== undefined && { type: 'link', attrs: { href: to } },
      strong && { type: 'bold' },
      emphasis && { type: 'italic' },
    ].filter((mark) => mark !== false && mark !== undefined);
    return { type: 'text', text, marks };
  });
  return { type: 'paragraph', content };
}

/** Converts the nodes of a Tiptap document. */
export const fromDocument = ({ content = [] }: JSONContent): Block[] =>
  content.map((node) =>
    node.type === 'bulletList'
      ? { items: (node.content ?? []).map(runsOf) }
      : { runs: runsOf(node) },
  );

function runsOf(node: JSONContent): Run[] {
  if (node.type === 'hardBreak') return [{ text: BREAK }];
  if (node.type !== 'text') return (node.content ?? []).flatMap(runsOf);
  const markOf = (type: string) => node.marks?.find((mark) => mark.type === type);
  const link = markOf('link');
  return [
    {
      text: node.text ?? '',
      ...(markOf('bold') && { strong: true }),
      ...(markOf('italic') && { emphasis: true }),
      ...(link && { to: String(link.attrs?.href ?? '') }),
    },
  ];
}
