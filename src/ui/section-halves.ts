import { styled } from '@mui/material/styles';
import { halves } from '../theme/halves.ts';
import { inFirstScreen } from '../theme/in-first-screen.ts';
import { Content } from './content.tsx';

/** A head beside what it heads stays while that goes by. */
export const headStays = {
  '@media screen and (min-width: 1000px) and (min-height: 640px)': {
    '& > header': {
      position: 'sticky',
      top: 'calc(var(--header) + 32px)',
      alignSelf: 'start',
    },
  },
} as const;

const WIDE = '@media (min-width: 1000px)';
const twoColumns = { display: 'grid', ...halves } as const;
const beside = { ...twoColumns, '& > header': { marginBottom: 0 } } as const;

// So many rows share what one side is higher than the other that no gap is seen between them.
const First = styled(Content)({
  [WIDE]: { ...beside, '& > header + *': { gridArea: '1 / 2 / span 20' } },
});

const All = styled(Content)({
  [WIDE]: {
    ...beside,
    '& > *': { gridColumn: 2 },
    '& > header': { gridArea: '1 / 1 / span 20', marginBottom: 0 },
  },
  ...headStays,
});

/** A picture in one column, heading and text in the other, a figure below both. */
const withPicture = (words: 1 | 2, picture: 1 | 2) =>
  styled(Content)({
    [WIDE]: {
      ...twoColumns,
      '& > *': { gridColumn: words },
      '& > figure': { gridColumn: '1 / 3', marginTop: 48 },
      '& > header': { alignSelf: 'end', marginBottom: 32 },
      '& > img': {
        gridColumn: picture,
        gridRow: '1 / span 2',
        alignSelf: 'center',
        ...inFirstScreen,
      },
    },
    // Drawn in white on ink, it would be lost on paper.
    '@media print': { '[data-background=ink] > & > img': { display: 'none' } },
  });

/** What stands beside the heading on wide screens: all there is, or the first, with the rest below the heading. */
export const BESIDE = { all: All, first: First };
/** Where the picture stands there. */
export const WITH_PICTURE = { start: withPicture(2, 1), end: withPicture(1, 2) };
