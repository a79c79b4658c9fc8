import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Theme } from '../types/config.gen.ts';
import { headingFont, textFont } from './fonts.ts';

/** `theme.json` as a MUI theme. Colours that change with the background are CSS variables. */
export function createMuiTheme({ colors, radius }: Theme): MuiTheme {
  const heading = { fontFamily: headingFont, fontWeight: 640, textWrap: 'balance' } as const;
  return createTheme({
    palette: {
      primary: { main: colors.red, dark: colors.redDark, contrastText: colors.white },
      text: { primary: colors.ink, secondary: colors.steel },
      background: { default: colors.paper, paper: colors.white },
      divider: colors.line,
    },
    shape: { borderRadius: radius },
    typography: {
      fontFamily: textFont,
      htmlFontSize: 16,
      h1: {
        ...heading,
        fontSize: 'clamp(2.375rem, 1.55rem + 3.5vw, 4.25rem)',
        lineHeight: 1.04,
        letterSpacing: '-0.028em',
      },
      h2: {
        ...heading,
        fontSize: 'clamp(1.875rem, 1.45rem + 1.8vw, 2.875rem)',
        lineHeight: 1.1,
        letterSpacing: '-0.022em',
      },
      h3: { ...heading, fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
      subtitle1: { fontSize: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', lineHeight: 1.55 },
      body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
      overline: {
        fontFamily: headingFont,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        letterSpacing: '0.08em',
        textTransform: 'uppercase',
      },
      button: {
        fontFamily: textFont,
        fontSize: '1rem',
        fontWeight: 600,
        lineHeight: 1.25,
        letterSpacing: 0,
        textTransform: 'none',
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true, disableFocusRipple: true },
        styleOverrides: {
          root: {
            minHeight: 52,
            padding: '12px 24px',
            borderRadius: radius,
            transition: 'background-color 180ms, border-color 180ms, color 180ms',
            '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: 3 },
          },
          contained: {
            backgroundColor: 'var(--button, var(--red))',
            color: 'var(--button-text, #fff)',
            '&:hover': { backgroundColor: 'var(--button-hover, var(--red-dark))' },
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
