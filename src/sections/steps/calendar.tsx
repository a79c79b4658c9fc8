import { styled } from '@mui/material/styles';
import { secondHalf } from '../../theme/halves.ts';
import { Step } from '../shared/step.tsx';

/** Each step in a row of its own, beside the time that it takes: a bar on a strip. */
export const CalendarStep = styled(Step)({
  '&&': { padding: '20px 0', borderTop: '1px solid var(--line)' },
  '&&::before, &::after': { display: 'none' },
  '& > svg': { width: '100%', height: 28 },
  '& path:first-of-type': { stroke: 'var(--line)' },
  '& path + path': { fill: 'var(--fg)', stroke: 'none' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(0)}`,
    gridTemplateRows: 'auto auto 1fr',
    '& > :not(div)': { gridColumn: 2 },
    '& > div': { gridArea: '1 / 1 / span 3' },
    '& > ul': { gridRow: 3 },
  },
});
