import { styled } from '@mui/material/styles';
import { WIDE } from '../../../ui/theme/wide.ts';
import { line } from '../shared/step.tsx';
import { parts } from './step-parts.ts';

/** Side by side on a horizontal line, on wide screens. */
export const across = {
  ...parts,
  List: styled(parts.List)({
    [WIDE]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderTop: line,
      '&::after': {
        content: '""',
        position: 'absolute',
        right: 0,
        top: -6,
        width: 10,
        height: 10,
        borderTop: line,
        borderRight: line,
        transform: 'rotate(45deg)',
      },
    },
  }),
  // A subgrid: titles, texts and handed over sheets share their rows.
  Step: styled(parts.Step)({
    [WIDE]: {
      gridTemplateRows: 'subgrid',
      gridRow: '1 / span 3',
      padding: '28px clamp(20px, 2.4vw, 36px) 0 0',
      '&::before': { display: 'none' },
      '&::after': { top: -7 },
    },
  }),
};

/** A cycle: the line returns to the first step. */
export const cycle = {
  ...across,
  List: styled(across.List)({
    [WIDE]: {
      border: line,
      padding: '0 0 40px 32px',
      // The line back: along the bottom, and up to the first step.
      '&::after, &::before': {
        content: '""',
        position: 'absolute',
        inset: 'auto 50% -10px auto',
        width: 14,
        height: 18,
        border: 0,
        background: 'var(--accent)',
        clipPath: 'polygon(0 50%, 100% 0, 100% 100%)',
        transform: 'none',
      },
      '&::before': { inset: '50% auto auto -8px', transform: 'rotate(90deg)' },
    },
  }),
};
