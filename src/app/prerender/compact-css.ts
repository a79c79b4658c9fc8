const QUOTED_OR_COMMA = /("[^"]*"|'[^']*')|, /g;

/** The same styles without the spaces after commas, except in quoted texts. */
export const compactCss = (css: string): string =>
  css.replace(QUOTED_OR_COMMA, (_, quoted?: string) => quoted ?? ',');
