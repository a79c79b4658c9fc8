import type { JSONContent } from '@tiptap/core';
import type { List } from 'mdast';
import { parseBlocks, printMarkdown, readMarkdown, runsOf } from './markdown.ts';
import { BREAK, isBlank, type Run } from './runs.ts';

export const toDocument = (blocks: readonly TextBlock[]): JSONContent => ({
  type: 'doc',
  content: blocks.length === 0 ? [toParagraph([])] : blocks.map(toNode),
});

const toNode = (block: TextBlock): JSONContent =>
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
export const fromDocument = ({ content = [] }: JSONContent): TextBlock[] =>
  content.map((node) =>
    node.type === 'bulletList'
      ? { items: (node.content ?? []).map(runsOfNode) }
      : { runs: runsOfNode(node) },
  );

function runsOfNode(node: JSONContent): Run[] {
  if (node.type === 'hardBreak') return [{ text: BREAK }];
  if (node.type !== 'text') return (node.content ?? []).flatMap(runsOfNode);
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

export type TextBlock = { runs: Run[] } | { items: Run[][] };

/** Parses a text that may hold lists. A list that the site does not support is kept as it is written. */
export function readBlocks(text: string): TextBlock[] {
  const blocks = parseBlocks(text, true).map((node) =>
    node.type === 'list' ? itemsOf(node, text) : { runs: runsOf(node, text) },
  );
  return blocks.every((block) => block !== undefined) ? blocks : [{ runs: readMarkdown(text) }];
}

function itemsOf({ ordered, children }: List, text: string): TextBlock | undefined {
  const items = children.map(({ children: [first, ...others] }) =>
    first?.type === 'paragraph' && others.length === 0 ? runsOf(first, text) : undefined,
  );
  return !ordered && items.every((runs) => runs !== undefined) ? { items } : undefined;
}

/** The Markdown of a text with lists. Paragraphs in a row are lines of one; empty items are left out. */
export function printBlocks(blocks: readonly TextBlock[]): string {
  let text = '';
  let before: TextBlock | undefined;
  for (const block of joined(blocks)) {
    const isAfterList = before && 'items' in before;
    if (before) text += isAfterList ? '\n\n' : '\n';
    text += 'items' in block ? block.items.map(printItem).join('\n') : printMarkdown(block.runs);
    before = block;
  }
  return text;
}

const printItem = (runs: Run[]) => `- ${printMarkdown(runs).replaceAll('\n', '\n  ')}`;

/** Without empty blocks, and with equal neighbours joined. */
function joined(blocks: readonly TextBlock[]): TextBlock[] {
  const kept: TextBlock[] = [];
  for (const block of blocks.map(withoutEmptyItems).filter(hasText)) {
    const last = kept.at(-1);
    const join = last && joinOf(last, block);
    if (join) kept[kept.length - 1] = join;
    else kept.push(block);
  }
  return kept;
}

function joinOf(first: TextBlock, second: TextBlock): TextBlock | undefined {
  if ('items' in first && 'items' in second) return { items: [...first.items, ...second.items] };
  if ('runs' in first && 'runs' in second)
    return { runs: [...first.runs, { text: BREAK }, ...second.runs] };
  return undefined;
}

const withoutEmptyItems = (block: TextBlock): TextBlock =>
  'items' in block ? { items: block.items.filter((runs) => hasText({ runs })) } : block;

const hasText = (block: TextBlock): boolean =>
  'items' in block ? block.items.length > 0 : !block.runs.every(isBlank);
