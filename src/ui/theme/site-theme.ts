import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { ACTION_WIDTH, MENU_WIDTH } from '../../lib/menu-width.ts';
import type { Theme } from '../../types/config.gen.ts';
import { breakpoints, menuQueries, spacing } from './breakpoints.ts';
import { components } from './components.ts';
import { textFont } from './fonts.ts';
import { plainLabel, type } from './typography.ts';

declare module '@mui/material/styles' {
  interface Theme {
    /** Media queries of the header: whether its menu, or its main button alone, fits in one line. */
    menu: ReturnType<typeof menuQueries>;
  }
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

interface ShownTheme extends Theme {
  menuWidth?: number;
  actionWidth?: number;
}

const themes = new WeakMap<ShownTheme, MuiTheme>();

/** `theme.json` as a MUI theme. One object per `theme.json`, as emotion caches styles by the identity of the theme. */
export function siteTheme(theme: ShownTheme): MuiTheme {
  const made = themes.get(theme) ?? createSiteTheme(theme);
  themes.set(theme, made);
  return made;
}

/** What changes with the background of a section is a CSS variable (`global-css.ts`): the browser computes with it. */
function createSiteTheme({ colors, radius, fonts, ...widths }: ShownTheme): MuiTheme {
  const { menuWidth = MENU_WIDTH, actionWidth = ACTION_WIDTH } = widths;
  const theme = createTheme({
    breakpoints,
    spacing,
    palette: {
      primary: { main: colors.brand, dark: colors.brandDark, contrastText: colors.white },
      text: { primary: 'var(--fg)', secondary: 'var(--muted)' },
      background: { default: 'var(--bg)', paper: 'var(--card)' },
      divider: 'var(--line)',
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily: textFont,
      ...type,
      ...(fonts.eyebrows === 'plain' && { label: plainLabel }),
    },
    components,
  });
  return Object.assign(theme, {
    menu: menuQueries(menuWidth, actionWidth),
    alpha: (color, part) => mixed(color, part, 'transparent'),
    lighten: (color, part) => mixed('#fff', part, color),
    darken: (color, part) => mixed('#000', part, color),
  } satisfies Partial<MuiTheme>);
}

/** A part may be a sum: `0.08 + 0.04`. */
const mixed = (color: string, part: number | string, other: string) =>
  `color-mix(in srgb,${color} calc((${part})*100%),${other})`;
