import type { Run } from '../../../studio/client/form/markdown/runs.ts';
import type { Block } from '../old-site.ts';
import { lengthOf, toParagraph } from './paragraph.ts';

/** Between a term and what it means. */
export const DASH: Block = { kind: 'paragraph', runs: [{ text: '–' }] };

/** In an item, a short bold text is no heading. */
export const asParagraph = (block: Block): Block =>
  block.kind === 'heading'
    ? { kind: 'paragraph', runs: [{ text: block.text, strong: true }] }
    : block;

const LONGEST_ITEM = 400;

export function isShortText(blocks: readonly Block[]): boolean {
  const isText = blocks.every(
    ({ kind }) => kind === 'paragraph' || kind === 'list' || kind === 'anchor',
  );
  return isText && toItems(blocks).every((runs) => lengthOf(runs) <= LONGEST_ITEM);
}

/** The words of an item, then those of lists in it. */
export function toItems(blocks: readonly Block[]): Run[][] {
  const lists = blocks.flatMap((block) => (block.kind === 'list' ? block.items : []));
  const own = toParagraph(blocks.filter(({ kind }) => kind !== 'list'));
  return own.length > 0 ? [own, ...lists] : lists;
}

export function withNumber(blocks: readonly Block[], number: number): Block[] {
  const index = blocks.findIndex(({ kind }) => kind === 'paragraph');
  return blocks.map((block, position) =>
    position === index && block.kind === 'paragraph'
      ? { ...block, runs: [{ text: `${number}. ` }, ...block.runs] }
      : block,
  );
}
