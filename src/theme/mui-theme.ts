import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Theme } from '../types/config.gen.ts';
import { buttonBox } from './button.ts';
import { textFont } from './fonts.ts';
import { type } from './typography.ts';

const themes = new WeakMap<Theme, MuiTheme>();

/** `theme.json` as a MUI theme; made once, since every page of a build shares it. */
export function muiTheme(theme: Theme): MuiTheme {
  const made = themes.get(theme) ?? createMuiTheme(theme);
  themes.set(theme, made);
  return made;
}

/** MUI takes away the ring that everything has. */
const focusRing = { '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 3 } };

/** Colours that change with the background are CSS variables. */
function createMuiTheme({ colors, radius }: Theme): MuiTheme {
  return createTheme({
    palette: {
      primary: { main: colors.brand, dark: colors.brandDark, contrastText: colors.white },
      text: { primary: colors.ink, secondary: colors.steel },
      background: { default: colors.paper, paper: colors.white },
      divider: colors.line,
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily: textFont,
      h1: type.h1,
      h2: type.h2,
      h3: type.h3,
      button: type.button,
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiIconButton: { styleOverrides: { root: focusRing } },
      MuiButton: {
        defaultProps: { disableElevation: true, disableFocusRipple: true },
        styleOverrides: {
          root: {
            ...buttonBox,
            ...focusRing,
          },
          contained: {
            border: '1px solid transparent', // seen where colours are forced
            backgroundColor: 'var(--button, var(--brand))',
            color: 'var(--button-text, #fff)',
            '&:hover': { backgroundColor: 'var(--button-hover, var(--brand-dark))' },
          },
          outlined: {
            borderColor: 'var(--line-strong, currentColor)',
            color: 'var(--fg)',
            '&:hover': { borderColor: 'currentColor', backgroundColor: 'transparent' },
          },
        },
      },
    },
  });
}
