import type { SectionOf } from '../../data/types.ts';

type Prose = SectionOf<'prose'>;

/**
 * How a text takes the whole width on wide screens, by what it consists of:
 * - `pair`: two blocks beside each other
 * - `columns`: paragraphs or points alone, in columns below the title
 * - `table`: all below the title, as a table wants the room
 * - `picture`: beside its picture
 * - `rows`: blocks under lines, the heading of each at the left of its text
 * - `beside`: all else, beside the title, which stays while it goes by; so does what has a layout
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

/** The address of a heading within its page. */
export const anchorOf = (heading: string) => heading.replaceAll(' ', '-');
