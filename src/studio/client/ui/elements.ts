import { styled } from '@mui/material/styles';

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

/** Large enough for a finger, where no mouse points (WCAG 2.2, 2.5.5). */
export const FOR_FINGERS = { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } as const;

export const Caption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: palette.text.secondary,
}));

export const PlainList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** Text of a file. It scrolls, so it needs `tabIndex={0}` and an `aria-label`. */
export const CodeBlock = styled('pre')({
  margin: 0,
  padding: 8,
  overflow: 'auto',
  fontSize: 12,
  border: `1px solid ${palette.divider}`,
});

/** `sx` of a list of cards that are at least so many CSS pixels wide. */
export const cardGrid = (minWidth: number) => ({
  display: 'grid',
  gap: 3,
  gridTemplateColumns: `repeat(auto-fill, minmax(${minWidth}px, 1fr))`,
});

/** Hidden to the eye, and read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const VisuallyHidden = styled('span')(visuallyHidden);
