import { styled } from '@mui/material/styles';
import { breakpoints } from '../../../ui/theme/breakpoints.ts';
import { secondHalf } from '../../../ui/theme/layout.ts';
import { parts, type StepParts } from './step-parts.ts';
import { RuledStep } from './timetable.ts';

/** One row per step, with a bar for its time span. */
export const calendar: StepParts = {
  ...parts,
  Step: styled(RuledStep)({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(0)}`,
      gridTemplateRows: 'auto auto 1fr',
    },
  }),
  Label: styled(parts.Label)({ [breakpoints.up('lg')]: { gridColumn: 2 } }),
  Body: styled('div')({ [breakpoints.up('lg')]: { gridArea: '1 / 1 / span 3' } }),
  Drawing: styled(parts.Drawing)({
    width: '100%',
    height: 28,
    '& path:first-of-type': { stroke: 'var(--line)' },
    '& path + path': { fill: 'var(--fg)', stroke: 'none' },
    [breakpoints.up('lg')]: { gridColumn: 2 },
  }),
  Handed: styled(parts.Handed)({ [breakpoints.up('lg')]: { gridArea: '3 / 2' } }),
};
