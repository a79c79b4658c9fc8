import { styled } from '@mui/material/styles';
import { WIDE } from '../../../ui/theme/wide.ts';
import { parts, type StepParts } from './step-parts.ts';

const clearOfNextStair = { [WIDE]: { paddingRight: 28 } };

/** Each step stands on a stair, higher than the one before it. */
export const stairs: StepParts = {
  ...parts,
  List: styled(parts.List)({
    [WIDE]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
    },
  }),
  Step: styled(parts.Step)({
    [WIDE]: {
      '&, &:last-of-type': { padding: 0 },
      '&::before, &::after': { display: 'none' },
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
    [WIDE]: { display: 'block' },
  }),
};
