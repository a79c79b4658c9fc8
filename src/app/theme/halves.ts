/** The two columns of every section: a second one starts at the same place all over the site. */
export const halves = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 'clamp(32px, 5vw, 80px)',
} as const;

/** How wide the second is in an element that begins `inset` px further to the right. */
export const secondHalf = (inset: number) =>
  `calc(50% + ${inset / 2}px - clamp(16px, 2.5vw, 40px))`;

/** A narrow column for a head, and what it heads. */
export const narrowHead = {
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  columnGap: halves.columnGap,
} as const;

/** The track beside the measured width, in a grid as wide as the window. */
export const PAGE_MARGIN = 'minmax(var(--gutter), 1fr)';
