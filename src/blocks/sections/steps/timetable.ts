import { styled } from '@mui/material/styles';
import { type } from '../../../ui/theme/typography.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { parts, type StepParts } from './step-parts.ts';

/** A step between two lines, without the line of time. */
export const RuledStep = styled(parts.Step)({
  '&, &:last-of-type': { padding: '20px 0' },
  borderTop: '1px solid var(--line)',
  '&::before, &::after': { display: 'none' },
});

/** One row per step: its period in large letters, what happens, and what it hands over. */
export const timetable: StepParts = {
  ...parts,
  Step: styled(RuledStep)({
    [WIDE]: { gridTemplateColumns: '4fr 5fr 3fr', '&, &:last-of-type': { padding: '28px 0' } },
  }),
  Label: styled(parts.Label)({ [WIDE]: { ...type.middle, color: 'var(--fg)' } }),
  Handed: styled(parts.Handed)({ [WIDE]: { marginTop: 0 } }),
  HandedItem: styled(parts.HandedItem)({
    [WIDE]: { '&:first-of-type': { paddingTop: 0, borderTop: 0 } },
  }),
};
