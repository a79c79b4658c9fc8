import type { List } from 'mdast';
import { printMarkdown } from './print-markdown.ts';
import { parseBlocks, readMarkdown, runsOf } from './read-markdown.ts';
import { BREAK, isBlank, type Run } from './runs.ts';

export type Block = { runs: Run[] } | { items: Run[][] };

/** Parses a text that may hold lists. A list that the site does not support is kept as it is written. */
export function readBlocks(text: string): Block[] {
  const blocks = parseBlocks(text, true).map((node) =>
    node.type === 'list' ? itemsOf(node, text) : { runs: runsOf(node, text) },
  );
  return blocks.every((block) => block !== undefined) ? blocks : [{ runs: readMarkdown(text) }];
}

function itemsOf({ ordered, children }: List, text: string): Block | undefined {
  const items = children.map(({ children: [first, ...others] }) =>
    first?.type === 'paragraph' && others.length === 0 ? runsOf(first, text) : undefined,
  );
  return !ordered && items.every((runs) => runs !== undefined) ? { items } : undefined;
}

/** The Markdown of a text with lists. Paragraphs in a row are lines of one; empty items are left out. */
export function printBlocks(blocks: readonly Block[]): string {
  let text = '';
  let before: Block | undefined;
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
function joined(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks.map(withoutEmptyItems).filter(hasText)) {
    const last = kept.at(-1);
    const join = last && joinOf(last, block);
    if (join) kept[kept.length - 1] = join;
    else kept.push(block);
  }
  return kept;
}

function joinOf(first: Block, second: Block): Block | undefined {
  if ('items' in first && 'items' in second) return { items: [...first.items, ...second.items] };
  if ('runs' in first && 'runs' in second)
    return { runs: [...first.runs, { text: BREAK }, ...second.runs] };
  return undefined;
}

const withoutEmptyItems = (block: Block): Block =>
  'items' in block ? { items: block.items.filter((runs) => hasText({ runs })) } : block;

const hasText = (block: Block): boolean =>
  'items' in block ? block.items.length > 0 : !block.runs.every(isBlank);
