import type { List } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { printMarkdown } from './print-markdown.ts';
import { readMarkdown, readSupported } from './read-markdown.ts';
import { BREAK, normalize, type Run } from './runs.ts';

export type Block = { runs: Run[] } | { items: Run[][] };

/** Parses a text that may hold lists. Text with anything that the site does not support is kept literally. */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  const runsOf = ({ position }: { position?: Position | undefined }) =>
    readSupported(text.slice(position?.start.offset, position?.end.offset));
  for (const node of fromMarkdown(text).children) {
    const block = node.type === 'list' ? itemsOf(node, runsOf) : { runs: runsOf(node) };
    if (!isRead(block)) return [{ runs: readMarkdown(text) }];
    blocks.push(block);
  }
  return blocks;
}

type Position = NonNullable<List['position']>;
type Read = { runs: Run[] | undefined } | { items: (Run[] | undefined)[] };

const isRead = (block: Read): block is Block =>
  'items' in block ? !block.items.includes(undefined) : block.runs !== undefined;

const itemsOf = (
  { ordered, children }: List,
  runsOf: (node: List['children'][number]['children'][number]) => Run[] | undefined,
): Read => ({
  items: children.map(({ children: [first, ...others] }) =>
    first && others.length === 0 && !ordered ? runsOf(first) : undefined,
  ),
});

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
  'items' in block ? block.items.length > 0 : normalize(block.runs).length > 0;
