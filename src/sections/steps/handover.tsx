import { styled } from '@mui/material/styles';
import { line } from '../shared/step.tsx';
import { AcrossList, AcrossStep } from './across.tsx';

export const HandoverList = styled(AcrossList)({
  '@media (min-width: 1000px)': {
    border: 0,
    columnGap: 48,
    '&::after': { display: 'none' },
    // Of more than four, three in a row.
    '&:has(> :nth-of-type(5))': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: 64,
      '& > li': { gridRow: 'span 3', '&:nth-of-type(n + 4)': { marginTop: 56 } },
    },
  },
});

/** What each step hands over is a sheet, from which an arrow leads to the next. */
export const HandoverStep = styled(AcrossStep)({
  '@media (min-width: 1000px)': {
    '&&': { padding: 0 },
    '& > ul': {
      order: -1,
      alignSelf: 'stretch',
      margin: '0 0 20px',
      padding: '24px 20px 16px',
      border: line,
      // Its corner is cut, and the edge drawn along the cut.
      clipPath: 'polygon(-1px -1px, calc(100% - 21px) -1px, calc(100% + 979px) 999px, -1px 999px)',
      background: 'linear-gradient(225deg, var(--fg) 13.5px, var(--card) 0)',
    },
    '& ul > :first-of-type': { borderTop: 0 },
    '&::after': {
      inset: '40px -26px auto auto',
      width: 10,
      height: 10,
      border: 0,
      borderTop: line,
      borderRight: line,
      background: 'none',
      transform: 'rotate(45deg)',
    },
    // Not beyond the column: at the end of a row it leads down, to the next.
    'ol:has(> :nth-of-type(5)) > &:nth-of-type(3n)::after': {
      inset: 'auto 8px -36px auto',
      transform: 'rotate(135deg)',
    },
    '&:last-of-type&::after': { display: 'none' },
  },
});
