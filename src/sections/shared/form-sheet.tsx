import { styled } from '../../theme/styled.tsx';

/**
 * What a form stands on, and what is said in its place. What follows it goes below the heading; so
 * many rows share what it is higher than they are that no gap is seen between them.
 */
export const FormSheet = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  alignSelf: 'start', // after success it is lower than what stands beside it
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '@media (min-width: 1000px)': {
    gridArea: '1 / 2 / span 20',
    '[data-beside][data-beside] > header:has(~ &)': { gridRow: 1 },
    '[data-beside] > &&& ~ *': { gridColumn: 1 },
    '[data-beside][data-beside]:has(> &)': { gridTemplateRows: 'none' },
  },
});
