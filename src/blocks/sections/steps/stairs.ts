import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { line } from '../shared/step.tsx';
import { parts, type StepParts } from './step-parts.ts';

const NARROW = breakpoints.down('lg');

/** How far a stair is from the one above it, where they are below each other. */
const STAIR = 20;

const clearOfNextStair = { [breakpoints.up('lg')]: { paddingRight: spacing(3.5) } };

/** Each step stands on a stair, higher than the one before it. */
export const stairs: StepParts = {
  ...parts,
  List: styled(parts.List)({
    [breakpoints.up('lg')]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
    },
  }),
  Step: styled(parts.Step)({
    [breakpoints.up('lg')]: {
      '&, &:last-of-type': { padding: 0 },
      '&::before, &::after': { display: 'none' },
    },
    // One line goes down all stairs.
    [NARROW]: {
      '&, &:last-of-type': { padding: spacing(1.5, 0, 3.5, 2) },
      borderLeft: line,
      borderWidth: 3,
      '&:nth-of-type(2)': { marginLeft: STAIR },
      '&:nth-of-type(3)': { marginLeft: 2 * STAIR },
      '&:nth-of-type(4)': { marginLeft: 3 * STAIR },
      '&::before': {
        inset: `0 auto auto -${STAIR + 3}px`,
        width: STAIR,
        borderTop: line,
        borderWidth: '3px 0 0',
      },
      '&:first-of-type::before, &::after': { display: 'none' },
    },
  }),
  Label: styled(parts.Label)(clearOfNextStair),
  Body: styled('div')(clearOfNextStair),
  Handed: styled(parts.Handed)(clearOfNextStair),
  Drawing: styled(parts.Drawing)({
    display: 'none',
    order: 1,
    width: '100%',
    height: 'auto',
    marginTop: 14,
    '& path': { strokeWidth: 3 },
    '& path:first-of-type': { fill: 'var(--card)', stroke: 'none' },
    [breakpoints.up('lg')]: { display: 'block' },
  }),
};
