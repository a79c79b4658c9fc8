import { breakpoints, onScreen } from './breakpoints.ts';

/** The two columns of every section: the second starts at the same position on all pages. */
export const halves = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'clamp(32px, 5vw, 80px)',
} as const;

/** Width of the second column in an element indented by `inset` px. */
export const secondHalf = (inset: number) =>
  `calc(50% + ${inset / 2}px - clamp(16px, 2.5vw, 40px))`;

/** A narrow column for a head, and one for its content. */
export const narrowHead = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: halves.columnGap,
} as const;

/** A margin for a date beside a text, at the left; after it and `halves.columnGap` the text starts at one line in all sections. */
export const DATE_MARGIN = `calc((100% - ${halves.columnGap}) / 4)`;

/** The track beside the content width, in a grid as wide as the window. */
export const PAGE_MARGIN = 'minmax(var(--gutter), 1fr)';

/** A row that the visitor scrolls sideways; each item stops where other content starts. */
export const scrolledRow = {
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 'var(--gutter)',
  scrollSnapType: 'x mandatory',
} as const;

/** Of two columns, the shorter one stays in view while the other scrolls. Its parent is a grid. */
export const staysInView = {
  [`${onScreen(breakpoints.up('lg'))} and (min-height: 640px)`]: {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    alignSelf: 'start',
  },
} as const;

/**
 * Limits a picture beside a title to the first screen, less the header, the space around it, and what a section that
 * sets `--picture-height` has below it.
 */
export const inFirstScreen = {
  objectFit: 'contain',
  maxHeight: 'var(--picture-height, 62svh)',
} as const;

/** Padding of content in a frame; src/ui/exhibit.tsx sets the variables. */
export const inset = 'var(--start) var(--end)';
