import { styled } from '@mui/material/styles';
import { secondHalf } from '../../../ui/theme/halves.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { parts, type StepParts } from './step-parts.ts';

/** Stacked; the sheet that a step hands over is at its right if there is space. */
export const down: StepParts = {
  ...parts,
  Step: styled(parts.Step)({
    [WIDE]: {
      gridTemplateColumns: `72px minmax(0, 1fr) ${secondHalf(36)}`,
      columnGap: 24,
    },
  }),
  Handed: styled(parts.Handed)({
    [WIDE]: { gridColumn: 3, marginTop: 0 },
  }),
};
