import { styled } from '../theme/styled.tsx';

/** What a short last row leaves empty is hatched, as on a plan. */
const rest = {
  content: '""',
  background: 'repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 10px)',
  boxShadow: '0 0 0 1px var(--line)',
  '@media print': { display: 'none' },
};

/**
 * Cells of one drawing: a hairline around each, shared with its neighbours. `data-columns`: at most
 * so many, where there is room.
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
  // Two columns on a tablet: the last of an odd number takes both, unless a picture would grow.
  '@media (min-width: 620px) and (max-width: 959.98px)': {
    '& > :nth-of-type(odd):last-of-type:not(:has(img))': { gridColumn: '1 / -1' },
    '&:not([data-columns="1"]):has(> :nth-of-type(odd):last-of-type img)::after': rest,
  },
  '@media (min-width: 960px), print': {
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '@media (min-width: 960px)': {
    '&[data-columns="2"]:has(> :nth-of-type(odd):last-of-type)::after': rest,
    '&[data-columns="3"]:has(> :nth-of-type(3n + 2):last-of-type)::after': rest,
    '&[data-columns="4"]': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '&[data-columns="5"]': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    '&[data-columns="4"] > *': { '--pad': '28px' },
    '&[data-columns="5"] > *': { '--pad': '20px' },
    '&[data-columns="4"]:has(> :nth-of-type(4n + 3):last-of-type)::after': rest,
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
