import { styled } from '@mui/material/styles';
import { Step } from '../shared/step.tsx';

/** A point in the lane of whoever takes the step, and the way to the next: a line of the table a step, where there is room. */
export const LanesStep = styled(Step)({
  '& > svg, & > small[aria-hidden=true]': { display: 'none' },
  '& > small': { color: 'var(--muted)', fontSize: '.9375rem', lineHeight: 1.4 },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '72px 5fr 8fr',
    columnGap: 24,
    '&&': { padding: '0 0 32px 232px' },
    '&&::before, &::after': { display: 'none' },
    '& > div': { display: 'contents', '& > p': { margin: 0 } },
    '& > ul': { gridColumn: 3 },
    '& > svg': { display: 'block', position: 'absolute', inset: '16px auto auto 8px', width: 168 },
    '& > small': { position: 'absolute', inset: '32px auto auto 0', width: 140 },
    // The names of the lanes, each over its own.
    '& > small[aria-hidden=true]': {
      display: 'flex',
      justifyContent: 'space-between',
      top: -16,
      width: 168,
      '& > span': { width: 0, whiteSpace: 'nowrap' },
    },
    '& :nth-of-type(2)': { strokeWidth: 10, strokeLinecap: 'square' },
    '& :nth-of-type(3)': { strokeDasharray: '3 5' },
    '& :nth-of-type(4)': { stroke: 'var(--accent)', strokeWidth: 4 },
  },
});
