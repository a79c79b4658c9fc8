import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { line } from '../shared/step.tsx';
import { across } from './across.ts';

/** Each step hands over a sheet, with an arrow to the next step. */
export const handover = {
  ...across,
  List: styled(across.List)({
    [breakpoints.up('lg')]: { border: 0, columnGap: spacing(6), '&::after': { display: 'none' } },
  }),
  Step: styled(across.Step)({
    paddingLeft: 0,
    '&::before': { display: 'none' },
    // Below the sheet; on wide screens at its right.
    '&::after': {
      inset: 'auto auto 18px 20px',
      width: 10,
      height: 10,
      border: 0,
      borderTop: line,
      borderRight: line,
      background: 'none',
      transform: 'rotate(135deg)',
    },
    '&:last-of-type::after': { display: 'none' },
    [breakpoints.up('lg')]: {
      padding: 0,
      '&::after': { inset: '40px -26px auto auto', transform: 'rotate(45deg)' },
    },
  }),
  Handed: styled(across.Handed)({
    margin: spacing(1.5, 0),
    padding: spacing(3, 2.5, 2),
    border: line,
    // A cut corner, with the edge drawn along the cut.
    clipPath: 'polygon(-1px -1px, calc(100% - 21px) -1px, calc(100% + 979px) 999px, -1px 999px)',
    background: 'linear-gradient(225deg, var(--fg) 13.5px, var(--card) 0)',
    '@media (forced-colors: active)': { clipPath: 'none' },
    [breakpoints.up('lg')]: { order: -1, alignSelf: 'stretch', margin: spacing(0, 0, 2.5) },
  }),
  HandedItem: styled(across.HandedItem)({ '&:first-of-type': { borderTop: 0 } }),
};

/** Three per row, if there are too many for one row. */
export const handoverInRows = {
  ...handover,
  List: styled(handover.List)({
    [breakpoints.up('lg')]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: spacing(8),
    },
  }),
  Step: styled(handover.Step)({
    [breakpoints.up('lg')]: {
      gridRow: 'span 3',
      '&:nth-of-type(n + 4)': { marginTop: spacing(7) },
      '&:nth-of-type(3n)::after': { display: 'none' },
    },
  }),
};
