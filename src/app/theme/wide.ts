/** From here on there are two columns. */
export const WIDE = '@media (min-width: 1000px)';
