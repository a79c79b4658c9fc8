import { styled } from '../theme/styled.tsx';

/** A figure, and what is said of it at its right where there is room. */
export const Sides = styled('div')({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 56px)',
  '& > *': { minWidth: 0 },
  '@media (min-width: 1000px)': {
    '&:has(> ul)': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
});
