import { styled } from '@mui/material/styles';

/** In a row of two. */
const ALONE = ':nth-of-type(odd):last-of-type:not(:has(img))';
const whole = { gridColumn: '1 / -1' };

/**
 * Cells of one drawing: a hairline around each, shared with its neighbours. `data-columns`: at most
 * so many, where there is room. A short last row is as wide as the others, unless a picture would grow.
 */
export const Cells = styled('ul')({
  display: 'grid',
  gap: 1,
  padding: 1,
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '@media (min-width: 620px), print': {
    '&:not([data-columns="1"], [data-columns="5"])': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
  '@media screen and (min-width: 620px)': { [`&[data-columns="2"] > ${ALONE}`]: whole },
  '@media screen and (min-width: 620px) and (max-width: 959.98px)': { [`& > ${ALONE}`]: whole },
  '@media screen and (min-width: 960px)': {
    // Six tracks, two to a cell, so that two cells can share a row as well as three.
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    '&[data-columns="3"] > *': { gridColumn: 'span 2' },
    '&[data-columns="3"] > :nth-of-type(3n + 1):last-of-type': whole,
    '&[data-columns="3"] > :nth-of-type(3n + 1):nth-last-of-type(2), &[data-columns="3"] > :nth-of-type(3n + 2):last-of-type':
      { gridColumn: 'span 3' },
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '&[data-columns="4"] > *': { '--pad': '28px' },
    '&[data-columns="5"] > *': { '--pad': '20px' },
  },
  '@media print': {
    gap: 0,
    padding: '0 0 0 1px',
    overflow: 'visible',
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
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
    breakInside: 'avoid',
  },
});

/** The number of columns that leaves the fullest last row. */
export function columnsFor(count: number): 1 | 2 | 3 {
  if (count === 1) return 1;
  return count % 3 === 0 || count > 4 ? 3 : 2;
}
