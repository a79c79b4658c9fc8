import { styled } from '../../theme/styled.tsx';
import { DownStep } from './down.tsx';

/** A point in the lane of whoever takes the step, and the way to the next. */
export const LanesStep = styled(DownStep)({
  '& > svg': { display: 'none' },
  '@media (min-width: 1000px)': {
    '&&': { paddingLeft: 216 },
    '&&::before, &::after': { display: 'none' },
    '& > svg': { display: 'block', position: 'absolute', inset: '16px auto auto 8px', width: 168 },
    '& :nth-of-type(2)': { strokeWidth: 10, strokeLinecap: 'square' },
    '& :nth-of-type(3)': { strokeDasharray: '3 5' },
    '& :nth-of-type(4)': { stroke: 'var(--accent)', strokeWidth: 4 },
  },
});
