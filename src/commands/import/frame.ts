import { type LeftBehind, leaverOf } from './left-behind.ts';
import type { Block, OldPage } from './old-site.ts';

/** With fewer pages, what repeats may be chance. */
const FEWEST = 4;
/** The share of pages on which a part of the frame stands. */
const SHARE = 0.3;

/** Takes out of the pages what stands on most of them: the frame of an old site that does not say what is its frame. */
export function withoutFrame(pages: readonly OldPage[], left: LeftBehind[]): OldPage[] {
  if (pages.length < FEWEST) return [...pages];
  const counts = new Map<string, number>();
  for (const { blocks } of pages)
    for (const print of new Set(blocks.map(fingerprint)))
      counts.set(print, (counts.get(print) ?? 0) + 1);
  const isRepeated = (block: Block) =>
    block.kind !== 'edge' &&
    block.kind !== 'anchor' &&
    (counts.get(fingerprint(block)) ?? 0) > Math.max(2, pages.length * SHARE);
  const told = new Set<string>();
  const leave = leaverOf(left, '');
  return pages.map((page) => {
    const frame = frameOf(page.blocks, isRepeated);
    for (const block of frame) {
      const words = wordsOf(block);
      if (!told.has(words)) leave('repeated', words);
      told.add(words);
    }
    return { ...page, blocks: page.blocks.filter((block) => !frame.has(block)) };
  });
}

/** What repeats. A heading that does, over words that do not, is one that pages of a kind share. */
function frameOf(blocks: readonly Block[], isRepeated: (block: Block) => boolean): Set<Block> {
  const frame = new Set<Block>();
  let isFollowedByFrame = true;
  for (const block of [...blocks].reverse()) {
    const isFrame: boolean = isRepeated(block) && (block.kind !== 'heading' || isFollowedByFrame);
    if (isFrame) frame.add(block);
    if (block.kind !== 'anchor' && block.kind !== 'edge') isFollowedByFrame = isFrame;
  }
  return frame;
}

const fingerprint = (block: Block): string => `${block.kind} ${wordsOf(block)}`;

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'paragraph':
      return block.runs.map(({ text }) => text).join('');
    case 'list':
      return block.items.map((runs) => runs.map(({ text }) => text).join('')).join(' / ');
    case 'table':
      return [...block.head, ...block.rows.flat(2).map(({ text }) => text)].join(' / ');
    case 'picture':
      return block.address;
    case 'anchor':
      return block.id;
    case 'edge':
      return '';
  }
}
