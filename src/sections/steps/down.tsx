import { secondHalf } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Step } from './step.tsx';

/** What a step hands over stands at its right where there is room. */
export const DownStep = styled(Step)({
  '@media (min-width: 1000px)': {
    gridTemplateColumns: `96px minmax(0, 1fr) ${secondHalf(36)}`,
    columnGap: 24,
    // Of a narrow column the text has more need than the number.
    '[data-layout] &': {
      gridTemplateColumns: 'minmax(32px, auto) minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 32,
    },
    '& > ul': { gridColumn: 3, marginTop: 0 },
  },
});
