import { styled } from '@mui/material/styles';
import { spacing } from './theme/breakpoints.ts';

/**
 * The skeleton of a list: a bar for its heading, and rows. It does not move and has no accessible name.
 * It is so tall that nothing visible shifts when the list replaces it.
 */
export function RowsShape() {
  return <Shape aria-hidden="true" />;
}

const Shape = styled('div')({
  display: 'grid',
  gap: spacing(3.5),
  alignContent: 'start',
  minHeight: 'calc(100svh - var(--header) - 2 * var(--space))',
  '&::before, &::after': { content: '""', height: 52, background: 'var(--line)' },
  '&::before': { width: '40%' },
  '&::after': {
    height: 448,
    background: 'repeating-linear-gradient(90deg, var(--line) 0 16%, transparent 0 28%)',
    maskImage:
      'repeating-linear-gradient(#000 0 1px, transparent 0 23px, #000 0 33px, transparent 0 56px)',
  },
});
