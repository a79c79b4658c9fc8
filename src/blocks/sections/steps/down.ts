import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { secondHalf } from '../../../ui/theme/layout.ts';
import { type } from '../../../ui/theme/typography.ts';
import { parts, type StepParts } from './step-parts.ts';

/** Stacked, the period or number beside the text if there is space. */
export const down = {
  ...parts,
  Step: styled(parts.Step)({
    [breakpoints.up('lg')]: { gridTemplateColumns: '112px minmax(0, 1fr)', columnGap: spacing(3) },
  }),
};

/** The same, with the sheet that a step hands over at its right. */
export const downWithSheets = {
  ...parts,
  Step: styled(parts.Step)({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: `72px minmax(0, 1fr) ${secondHalf(36)}`,
      columnGap: spacing(3),
    },
  }),
  Handed: styled(parts.Handed)({ [breakpoints.up('lg')]: { gridColumn: 3, marginTop: 0 } }),
};

/** A step between two lines, without the line of time. */
export const RuledStep = styled(parts.Step)({
  '&, &:last-of-type': { padding: spacing(2.5, 0) },
  borderTop: '1px solid var(--line)',
  '&::before, &::after': { display: 'none' },
});

/** One row per step: its period in large letters, what happens, and what it hands over. */
export const timetable: StepParts = {
  ...parts,
  Step: styled(RuledStep)({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: '4fr 5fr 3fr',
      '&, &:last-of-type': { padding: spacing(3.5, 0) },
    },
  }),
  Label: styled(parts.Label)({ [breakpoints.up('lg')]: { ...type.middle, color: 'var(--fg)' } }),
  Handed: styled(parts.Handed)({ [breakpoints.up('lg')]: { marginTop: 0 } }),
  HandedItem: styled(parts.HandedItem)({
    [breakpoints.up('lg')]: { '&:first-of-type': { paddingTop: 0, borderTop: 0 } },
  }),
};

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
