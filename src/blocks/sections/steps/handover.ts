import { styled } from '@mui/material/styles';
import { WIDE } from '../../../ui/theme/wide.ts';
import { line } from '../shared/step.tsx';
import { across } from './across.ts';

/** Each step hands over a sheet, with an arrow to the next step. */
export const handover = {
  ...across,
  List: styled(across.List)({
    [WIDE]: { border: 0, columnGap: 48, '&::after': { display: 'none' } },
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
    [WIDE]: {
      padding: 0,
      '&::after': { inset: '40px -26px auto auto', transform: 'rotate(45deg)' },
    },
  }),
  Handed: styled(across.Handed)({
    margin: '12px 0',
    padding: '24px 20px 16px',
    border: line,
    // A cut corner, with the edge drawn along the cut.
    clipPath: 'polygon(-1px -1px, calc(100% - 21px) -1px, calc(100% + 979px) 999px, -1px 999px)',
    background: 'linear-gradient(225deg, var(--fg) 13.5px, var(--card) 0)',
    '@media (forced-colors: active)': { clipPath: 'none' },
    [WIDE]: { order: -1, alignSelf: 'stretch', margin: '0 0 20px' },
  }),
  HandedItem: styled(across.HandedItem)({ '&:first-of-type': { borderTop: 0 } }),
};

/** Three per row, if there are too many for one row. */
export const handoverInRows = {
  ...handover,
  List: styled(handover.List)({
    [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 64 },
  }),
  Step: styled(handover.Step)({
    [WIDE]: {
      gridRow: 'span 3',
      '&:nth-of-type(n + 4)': { marginTop: 56 },
      '&:nth-of-type(3n)::after': { display: 'none' },
    },
  }),
};
