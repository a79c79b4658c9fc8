import { styled } from '@mui/material/styles';
import { secondHalf } from '../../../ui/theme/halves.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { parts, type StepParts } from './step-parts.ts';
import { RuledStep } from './timetable.ts';

/** One row per step, with a bar for its time span. */
export const calendar: StepParts = {
  ...parts,
  Step: styled(RuledStep)({
    [WIDE]: {
      gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(0)}`,
      gridTemplateRows: 'auto auto 1fr',
    },
  }),
  Label: styled(parts.Label)({ [WIDE]: { gridColumn: 2 } }),
  Body: styled('div')({ [WIDE]: { gridArea: '1 / 1 / span 3' } }),
  Drawing: styled(parts.Drawing)({
    width: '100%',
    height: 28,
    '& path:first-of-type': { stroke: 'var(--line)' },
    '& path + path': { fill: 'var(--fg)', stroke: 'none' },
    [WIDE]: { gridColumn: 2 },
  }),
  Handed: styled(parts.Handed)({ [WIDE]: { gridArea: '3 / 2' } }),
};
