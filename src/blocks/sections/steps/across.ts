import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { line } from '../shared/step.tsx';
import { parts } from './step-parts.ts';

/** Side by side on a horizontal line, on wide screens. */
export const across = {
  ...parts,
  List: styled(parts.List)({
    [breakpoints.up('lg')]: {
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
    [breakpoints.up('lg')]: {
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
    [breakpoints.up('lg')]: {
      border: line,
      padding: spacing(0, 0, 5, 4),
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
