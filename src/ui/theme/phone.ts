/** Media query of windows with space for one column. */
export const PHONE = '@media screen and (max-width: 619.98px)';

/** A row that the visitor scrolls sideways; each item stops where other content starts. */
export const scrolledRow = {
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: 'var(--gutter)',
  scrollSnapType: 'x mandatory',
} as const;
