/** Between the ends of a range: a line that breaks there breaks after the sign. */
export const DASH = '\u00a0– ';
