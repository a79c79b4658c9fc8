/** Media query of the two-column layouts. */
export const WIDE = '@media (min-width: 1000px)';
