import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { secondHalf } from '../../../ui/theme/layout.ts';
import { parts } from './step-parts.ts';

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
