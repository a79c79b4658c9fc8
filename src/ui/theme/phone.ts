/** Media query of windows with space for one column. */
export const PHONE = '@media screen and (max-width: 619.98px)';
