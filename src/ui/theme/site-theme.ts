import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Theme } from '../../types/config.gen.ts';
import { components } from './components.ts';
import { textFont } from './fonts.ts';
import { type } from './typography.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}
declare module '@mui/material/Table' {
  /** `wide`: many columns, with horizontal scrolling. */
  interface TablePropsSizeOverrides {
    wide: true;
  }
}
declare module '@mui/material/TableCell' {
  interface TableCellPropsSizeOverrides {
    wide: true;
  }
}
type OwnVariant = Exclude<keyof typeof type, 'h1' | 'h2' | 'h3' | 'body1' | 'body2' | 'button'>;
type OwnVariants = Record<OwnVariant, CSSProperties>;

const themes = new WeakMap<Theme, MuiTheme>();

/** `theme.json` as a MUI theme. One object per `theme.json`, as emotion caches styles by the identity of the theme. */
export function siteTheme(theme: Theme): MuiTheme {
  const made = themes.get(theme) ?? createSiteTheme(theme);
  themes.set(theme, made);
  return made;
}

/**
 * The palette has plain colours, as MUI computes with them; what changes with the background of a section is a CSS
 * variable, in components.ts and in the styles of components.
 */
const createSiteTheme = ({ colors, radius }: Theme) =>
  createTheme({
    palette: {
      primary: { main: colors.brand, dark: colors.brandDark, contrastText: colors.white },
      text: { primary: colors.ink, secondary: colors.steel },
      background: { default: colors.paper, paper: colors.white },
      divider: colors.line,
    },
    shape: { borderRadius: radius },
    typography: { fontFamily: textFont, ...type },
    components,
  });
