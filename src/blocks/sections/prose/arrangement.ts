import type { SectionOf } from '../../../ui/data/types.ts';

type Prose = SectionOf<'prose'>;

/**
 * The arrangement of a text on wide screens, by its content:
 * - `pair`: two blocks beside each other
 * - `columns`: only paragraphs or only points, in columns below the title
 * - `table`: all below the title, as a table needs the width
 * - `picture`: beside its picture
 * - `rows`: blocks separated by lines, each heading at the left of its text
 * - `beside`: anything else, beside the sticky title; also a text with a layout of its own
 */
export type Layout = 'beside' | 'columns' | 'pair' | 'picture' | 'rows' | 'table';

export function layoutOf({ picture, blocks, intro, title, layout }: Prose): Layout {
  if (layout) return 'beside';
  if (picture) return 'picture';
  if (blocks.some(({ table }) => table)) return 'table';
  const [first, second] = blocks;
  if (second) return blocks.length === 2 ? 'pair' : 'rows';
  const { heading, paragraphs = [], items = [] } = first ?? {};
  if (!title || intro || heading) return 'beside';
  const alike = items.length === 0 ? paragraphs.length > 1 : paragraphs.length === 0;
  return alike ? 'columns' : 'beside';
}

/** The anchor of a heading. */
export const anchorOf = (heading: string) => heading.replaceAll(' ', '-');
