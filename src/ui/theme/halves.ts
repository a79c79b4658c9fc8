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

/** The track beside the content width, in a grid as wide as the window. */
export const PAGE_MARGIN = 'minmax(var(--gutter), 1fr)';
