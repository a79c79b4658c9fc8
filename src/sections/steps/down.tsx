import { styled } from '@mui/material/styles';
import { secondHalf } from '../../theme/halves.ts';
import { Step } from '../shared/step.tsx';

/** What a step hands over stands at its right where there is room. */
export const DownStep = styled(Step)({
  '@media (min-width: 1000px)': {
    gridTemplateColumns: `72px minmax(0, 1fr) ${secondHalf(36)}`,
    columnGap: 24,
    '& > ul': { gridColumn: 3, marginTop: 0 },
  },
});
