import { styled } from '@mui/material/styles';
import { secondHalf } from '../../../ui/theme/halves.ts';
import { WIDE } from '../../../ui/theme/wide.ts';
import { parts } from './step-parts.ts';

/** Stacked, the period or number beside the text if there is space. */
export const down = {
  ...parts,
  Step: styled(parts.Step)({
    [WIDE]: { gridTemplateColumns: '112px minmax(0, 1fr)', columnGap: 24 },
  }),
};

/** The same, with the sheet that a step hands over at its right. */
export const downWithSheets = {
  ...parts,
  Step: styled(parts.Step)({
    [WIDE]: { gridTemplateColumns: `72px minmax(0, 1fr) ${secondHalf(36)}`, columnGap: 24 },
  }),
  Handed: styled(parts.Handed)({ [WIDE]: { gridColumn: 3, marginTop: 0 } }),
};
