import { createTheme } from '@mui/system';

/**
 * The measures that no `theme.json` changes: the MUI theme of each site has them too. In a module, so that styles are
 * plain objects: a function of the theme, which is called for each element, takes three times as long to render.
 *
 * `sm`: two columns fit, and half a form's width is a field. `md`: a tablet. `lg`: a title beside a text. `xl`: what stands
 * beside the content has space too.
 */
export const { breakpoints, containerQueries, spacing } = createTheme({
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1000, xl: 1200 } },
  spacing: (steps: number) => (steps === 0 ? '0' : `${steps * 8}px`),
});

/** Paper is as narrow as a phone: a media query that leaves it out. */
export const onScreen = (query: string): string => query.replace('@media', '@media screen and');

/** A media query as `matchMedia` and the attribute `media` take it. */
export const conditionOf = (query: string): string => query.replace('@media ', '');

/** A media query that is true on paper too. */
export const orOnPaper = (query: string): string => `${query}, print`;

/** A window with space for one column. */
export const PHONE = onScreen(breakpoints.down('sm'));

/**
 * Media queries for a menu that is shown from a width on, and folded up below it, and for its main button, which stays until it
 * fits no more; in em, to follow the browser's text size.
 */
export const menuQueries = (width: number, actionWidth: number) => ({
  fits: `@media (min-width: ${width}em)`,
  folds: narrowerThan(width),
  foldsWhole: narrowerThan(actionWidth),
});

const narrowerThan = (width: number) => `@media (max-width: calc(${width}em - 0.02px))`;
