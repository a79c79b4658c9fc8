import { createTheme } from '@mui/material/styles';
import { FOR_FINGERS } from '../ui/elements.ts';

/** As far as `theme.json` can be read; the engine's own otherwise. */
interface SiteStyle {
  textFont: string;
  headingFont: string;
  /** Name in `theme.json` -> colour. */
  colors: Record<string, string>;
}

const light = {
  error: { main: '#b3261e' },
  warning: { main: '#8a5a00' },
  success: { main: '#1f6b3a' },
  text: { primary: '#17181c', secondary: '#5a5d66', disabled: '#8b8e96' },
  background: { default: '#f3f2ee', paper: '#ffffff' },
  divider: '#d9d7d0',
};
const dark = {
  primary: { main: '#ecebe7', contrastText: '#17181c' },
  error: { main: '#ff9a8f' },
  warning: { main: '#e6b450' },
  success: { main: '#7fd6a0' },
  text: { primary: '#ecebe7', secondary: '#a9acb5', disabled: '#7b7f88' },
  background: { default: '#121316', paper: '#1b1d21' },
  divider: '#353840',
};

const RING = { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** Popovers are rendered inside a landmark, for people who navigate by landmarks. A small window may hide the page. */
const landmark = () => {
  const main = document.querySelector('main');
  return main?.checkVisibility() ? main : (document.querySelector('header') ?? document.body);
};
const openDialog = () => document.querySelector('[role="dialog"]');

/** On the bar at the top, which is as dark as the site's header: the colours of the dark scheme. */
export const ON_DARK = {
  '--mui-palette-text-primary': dark.text.primary,
  '--mui-palette-text-secondary': dark.text.secondary,
  '--mui-palette-text-disabled': dark.text.disabled,
  '--mui-palette-action-active': dark.text.secondary,
  '--mui-palette-action-disabled': dark.text.disabled,
  '--mui-palette-error-main': dark.error.main,
  '--mui-palette-warning-main': dark.warning.main,
  '--mui-palette-success-main': dark.success.main,
  '--mui-palette-primary-main': dark.primary.main,
  '--mui-palette-divider': 'rgb(255 255 255 / 25%)',
} as const;

/** Quiet and dense, in the fonts and colours of the site. Light or dark as the system is. */
export const studioTheme = ({ textFont: fontFamily, headingFont, colors }: SiteStyle) => {
  const { ink = light.text.primary, brand = ink } = colors;
  const common = { secondary: { main: brand, contrastText: '#ffffff' } };
  const headings = { fontFamily: headingFont, fontWeight: 650, lineHeight: 1.4 };
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: {
      light: { palette: { ...light, ...common, primary: { main: ink, contrastText: '#ffffff' } } },
      dark: { palette: { ...dark, ...common } },
    },
    shape: { borderRadius: 3 },
    spacing: 4,
    typography: {
      fontFamily,
      fontSize: 13,
      htmlFontSize: 16,
      h1: { fontSize: '1.0625rem', ...headings },
      h2: { fontSize: '0.9375rem', ...headings },
      h3: { fontSize: '0.8125rem', ...headings },
      body1: { fontSize: '0.875rem', lineHeight: 1.5 },
      body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
      button: { fontSize: '0.8125rem', fontWeight: 600, textTransform: 'none' },
      caption: { fontSize: '0.75rem', lineHeight: 1.4 },
    },
    components: {
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': RING } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small', color: 'inherit' },
        styleOverrides: {
          root: {
            paddingInline: 10,
            minWidth: 0,
            borderColor: 'var(--mui-palette-divider)',
            ...FOR_FINGERS,
          },
        },
      },
      MuiIconButton: {
        defaultProps: { size: 'small', color: 'inherit' },
        styleOverrides: { root: { borderRadius: 3, ...FOR_FINGERS } },
      },
      MuiTooltip: {
        // The elements have labels of their own.
        defaultProps: { enterDelay: 400, disableInteractive: true, describeChild: true },
        styleOverrides: { tooltip: { fontSize: '0.75rem', fontWeight: 500 } },
      },
      MuiPopover: { defaultProps: { container: () => openDialog() ?? landmark() } },
      // Not in a dialog, which would scroll with it.
      MuiPopper: { defaultProps: { container: () => (openDialog() ? document.body : landmark()) } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: { styleOverrides: { paper: { border: '1px solid var(--mui-palette-divider)' } } },
      MuiDialogTitle: {
        styleOverrides: {
          root: { fontSize: '1.25rem', ...headings, padding: '20px 24px 12px' },
        },
      },
      // Their buttons end where the fields above them do.
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      MuiListItemButton: {
        styleOverrides: {
          root: { '&.Mui-focusVisible': { ...RING, outlineOffset: -2 }, ...FOR_FINGERS },
        },
      },
      MuiToggleButton: { styleOverrides: { root: FOR_FINGERS } },
      MuiMenuItem: { styleOverrides: { root: FOR_FINGERS } },
      MuiCheckbox: { styleOverrides: { root: FOR_FINGERS } },
      MuiLink: { defaultProps: { color: 'primary' } },
    },
  });
};
