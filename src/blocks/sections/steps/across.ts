import { styled } from '@mui/material/styles';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { line } from '../shared/step.tsx';
import { parts } from './step-parts.ts';

/** Side by side on a horizontal line, on wide screens. */
export const across = {
  ...parts,
  List: styled(parts.List)({
    [breakpoints.up('lg')]: {
      display: 'grid',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderTop: line,
      '&::after': {
        content: '""',
        position: 'absolute',
        right: 0,
        top: -6,
        width: 10,
        height: 10,
        borderTop: line,
        borderRight: line,
        transform: 'rotate(45deg)',
      },
    },
  }),
  // A subgrid: titles, texts and handed over sheets share their rows.
  Step: styled(parts.Step)({
    [breakpoints.up('lg')]: {
      gridTemplateRows: 'subgrid',
      gridRow: '1 / span 3',
      padding: '28px clamp(20px, 2.4vw, 36px) 0 0',
      '&::before': { display: 'none' },
      '&::after': { top: -7 },
    },
  }),
};

/** A cycle: the line returns to the first step. */
export const cycle = {
  ...across,
  List: styled(across.List)({
    [breakpoints.up('lg')]: {
      border: line,
      padding: spacing(0, 0, 5, 4),
      // The line back: along the bottom, and up to the first step.
      '&::after, &::before': {
        content: '""',
        position: 'absolute',
        inset: 'auto 50% -10px auto',
        width: 14,
        height: 18,
        border: 0,
        background: 'var(--accent)',
        clipPath: 'polygon(0 50%, 100% 0, 100% 100%)',
        transform: 'none',
      },
      '&::before': { inset: '50% auto auto -8px', transform: 'rotate(90deg)' },
    },
  }),
};

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
