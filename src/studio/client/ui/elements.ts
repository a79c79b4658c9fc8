import { styled } from '@mui/material/styles';
import { palette } from './palette.ts';

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
