import type { ThemeOptions } from '@mui/material/styles';
import { breakpoints, spacing } from './breakpoints.ts';
import { buttonBox, filledButton } from './button.ts';
import { size } from './size.ts';

/** The focus ring, which MUI removes from its components. */
const focusRing = { '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 3 } };

/**
 * How MUI's components look on this site. Their colours are the variables of `global-css.ts`, which follow the
 * background that a component stands on.
 */
export const components: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { lead: 'p', label: 'p' },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        height: 'auto',
        borderColor: 'var(--line)',
        borderRadius: 'var(--radius)',
        color: 'inherit',
        fontSize: size.small,
        lineHeight: 'inherit',
      },
      label: { padding: spacing(0.5, 1.5), whiteSpace: 'normal' },
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
  MuiLink: {
    // MUI's own underline has a style for hover, which would be the same here.
    defaultProps: { color: 'inherit', underline: 'none' },
    styleOverrides: { root: { textDecoration: 'underline', textDecorationThickness: 1 } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        minWidth: 44,
        height: 44,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--fg)',
          color: 'var(--bg)',
        },
      },
    },
  },
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        '--button-line': 'var(--card-line)', // a button on it stands on another colour
        color: 'inherit',
        transition: 'none',
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        lineHeight: 1.4,
        variants: [
          {
            props: { size: 'small' },
            style: { [breakpoints.down('sm')]: { fontSize: size.small } },
          },
          {
            props: { size: 'medium' },
            style: { fontSize: size.small, [breakpoints.up('lg')]: { fontSize: size.text } },
          },
          { props: { size: 'wide' }, style: { fontSize: size.small } },
        ],
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '8px 10px 8px 0',
        borderColor: 'var(--line)',
        color: 'inherit',
        fontSize: 'inherit',
        lineHeight: 'inherit',
        verticalAlign: 'top',
        '&:last-child': { paddingRight: 0 },
        [breakpoints.down(360)]: { overflowWrap: 'anywhere', hyphens: 'auto' },
        variants: [
          {
            props: { size: 'wide' },
            style: {
              maxWidth: 240,
              padding: spacing(1.5, 2, 1.5, 0),
              // `anywhere` would make each column as narrow as a letter before the table scrolls.
              overflowWrap: 'break-word',
              verticalAlign: 'baseline',
              '&:last-child': { paddingRight: spacing(2) },
            },
          },
        ],
      },
      sizeMedium: { paddingBlock: spacing(1.5) },
      alignRight: {
        fontVariantNumeric: 'tabular-nums',
        '&:not(:last-child)': { paddingRight: 'clamp(10px, 2vw, 24px)' }, // heads as their numbers
      },
      head: {
        color: 'var(--muted)',
        fontWeight: 500,
        variants: [
          {
            props: { size: 'wide' },
            style: ({ theme }) => ({ ...theme.typography.label, overflowWrap: 'normal' }),
          },
        ],
      },
      body: {
        '&[scope=row]': { fontWeight: 600, '& strong': { fontWeight: 800 } },
        '& span': { whiteSpace: 'nowrap' }, // names do not break, other words may
        variants: [
          {
            props: { size: 'medium' },
            style: { '&:not(:last-child)': { paddingRight: 'clamp(10px, 2vw, 24px)' } },
          },
        ],
      },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiIconButton: { styleOverrides: { root: focusRing } },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { ...buttonBox, ...focusRing },
      contained: filledButton,
      outlined: {
        borderColor: 'var(--line-strong, currentColor)',
        color: 'var(--fg)',
        '&:hover': { borderColor: 'currentColor', backgroundColor: 'transparent' },
      },
    },
  },
};
