import { MENU_FITS, MENU_FOLDS } from '../../ui/theme/breakpoints.ts';
import { size } from '../../ui/theme/size.ts';

export const desktopOnly = { [MENU_FOLDS]: { display: 'none' } };
export const mobileOnly = { [MENU_FITS]: { display: 'none' } };

/** Styles of the link to the current page, and of its group. Safari knows no width or colour in `text-decoration`. */
export const current = {
  textDecoration: 'underline',
  textDecorationColor: 'var(--accent)',
  textDecorationThickness: 2,
  textUnderlineOffset: '.35em',
};

/** How links and groups of the menu answer the pointer. */
export const menuHover = {
  borderRadius: 'var(--radius)',
  transition: 'background-color 180ms',
  '&:hover': { background: 'color-mix(in srgb, var(--fg) 9%, transparent)' },
} as const;

export const menuItem = {
  alignItems: 'center',
  padding: '10.75px 14px', // 44 px tall around a line of text
  color: 'var(--fg)',
  fontSize: size.small,
  fontWeight: 500,
  lineHeight: 1.5,
  textDecoration: 'none',
} as const;
