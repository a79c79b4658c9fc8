import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { DATE_MARGIN, halves } from '../../../ui/theme/layout.ts';

/** A narrow margin at the left of the text, in a wide window. */
export const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('lg')]: {
    gridTemplateColumns: `var(--columns, ${DATE_MARGIN} minmax(0, 1fr))`,
    columnGap: halves.columnGap,
  },
} as const;

/** Of what surrounds the columns: the text stands at the left, as wide as beside a margin. */
export const WITHOUT_MARGIN = { '--columns': 'minmax(0, 75%)' } as const;

/** The column of the text, with a margin and without one. */
export const LAST = '-2 / -1';

/**
 * The width of everything in that column: lines of some seventy characters. On an upright tablet of 768 px it is the content
 * width, so that nothing ends just short of the lines of the next section.
 */
export const MEASURE = 692;
