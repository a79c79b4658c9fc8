import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';

/** A narrow margin at the left of the text, in a wide window. */
export const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
    columnGap: halves.columnGap,
  },
} as const;
