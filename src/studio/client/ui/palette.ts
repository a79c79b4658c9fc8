const color = (name: string) => `var(--mui-palette-${name})`;

/** The colours of the studio's theme, as the CSS variables that MUI defines for light and dark. */
export const palette = {
  text: { primary: color('text-primary'), secondary: color('text-secondary') },
  background: { paper: color('background-paper') },
  primary: { main: color('primary-main'), contrastText: color('primary-contrastText') },
  error: { main: color('error-main') },
  warning: { main: color('warning-main') },
  action: { hover: color('action-hover'), selected: color('action-selected') },
  divider: color('divider'),
};
