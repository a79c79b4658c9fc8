import type { ThemeOptions } from '@mui/material/styles';
import { buttonBox } from './button.ts';

/** MUI takes away the ring that everything has. */
const focusRing = { '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 3 } };

/**
 * How MUI's components look on this site. Their colours are the variables of `global-css.ts`, which follow the
 * background that a component stands on.
 */
export const components: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h2', middle: 'h3', lead: 'p', label: 'p' },
    },
    styleOverrides: {
      root: {
        variants: [{ props: { color: 'textSecondary' }, style: { color: 'var(--muted)' } }],
      },
    },
  },
  MuiContainer: {
    defaultProps: { disableGutters: true, maxWidth: false },
    styleOverrides: {
      root: {
        maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
        paddingInline: 'var(--gutter)',
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiIconButton: { styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { ...buttonBox, ...focusRing },
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
};
