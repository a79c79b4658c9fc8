import { styled } from '../theme/styled.tsx';

/**
 * Cells of one drawing: a hairline around each, shared with its neighbours. The last row may be
 * short; what is missing there stays empty. `data-columns`: at most so many, where there is room.
 */
export const Cells = styled('ul')({
  display: 'grid',
  gap: 1,
  padding: 1,
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '@media (min-width: 620px), print': {
    '&:not([data-columns="1"])': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  '@media (min-width: 960px), print': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (min-width: 960px)': {
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  '@media print': { gap: 0, padding: '0 0 0 1px', overflow: 'visible' },
});

/** `--pad` is what a picture that goes from edge to edge has to overcome. */
export const Cell = styled('li')({
  '--pad': 'clamp(24px, 2.6vw, 36px)',
  padding: 'var(--pad)',
  background: 'var(--card)',
  boxShadow: '0 0 0 1px var(--line)',
  // Whole borders, one over the other: a page may end between two rows.
  '@media print': {
    '--pad': '16px',
    boxShadow: 'none',
    border: '1px solid var(--line)',
    margin: '-1px 0 0 -1px',
  },
});

/** The number of columns that leaves the fullest last row. */
export function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count % 3 === 0 || count > 4 ? 3 : 2;
}
