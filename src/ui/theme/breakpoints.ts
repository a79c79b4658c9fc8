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

/** Whether the menu fits in one line; in em, so that it follows the browser's text size. */
export const MENU_FITS = '@media (min-width: 64em)';
export const MENU_FOLDS = '@media (max-width: calc(64em - 0.02px))';
