import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { type } from '../../../ui/theme/typography.ts';
import { parts, type StepParts } from './step-parts.ts';

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
