import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { parts, type StepParts } from './step-parts.ts';

/**
 * Swimlanes: a point in the lane of the step's actor, and a line to the next step. On wide screens
 * each step is a row of a table.
 */
export const lanes: StepParts = {
  ...parts,
  Step: styled(parts.Step)({
    paddingLeft: spacing(9),
    '&::before, &::after': { display: 'none' },
    [breakpoints.up('lg')]: {
      gridTemplateColumns: '96px 5fr 8fr',
      columnGap: spacing(3),
      '&, &:last-of-type': { padding: spacing(0, 0, 4, 34) },
    },
  }),
  Label: styled(parts.Label)({ order: -2 }),
  // Drawn as the lane in which the point is; there it is read out only.
  Who: styled('span')({ [breakpoints.up('lg')]: { position: 'absolute', clipPath: 'inset(50%)' } }),
  Body: styled('div')({ [breakpoints.up('lg')]: { display: 'contents' } }),
  Text: styled(parts.Text)({ [breakpoints.up('lg')]: { margin: 0 } }),
  Drawing: styled(parts.Drawing)({
    position: 'absolute',
    inset: '16px auto auto 6px',
    width: 44,
    [breakpoints.up('lg')]: { left: 36, width: 168 },
    '& :nth-of-type(2)': { strokeWidth: 10, strokeLinecap: 'square' },
    '& :nth-of-type(3)': { strokeDasharray: '3 5' },
    '& :nth-of-type(4)': { stroke: 'var(--accent)', strokeWidth: 4 },
  }),
  Handed: styled(parts.Handed)({ [breakpoints.up('lg')]: { gridColumn: 3 } }),
};

/** Who has to approve a step. */
export const Permission = styled(Typography)({
  order: -1, // beside the line that leads to it
  lineHeight: 1.4,
  [breakpoints.up('lg')]: { position: 'absolute', inset: '32px auto auto 0', width: 140 },
}) as typeof Typography;

/** The names of the lanes, each above the middle of its own. */
export const LaneNames = styled(Permission)({
  display: 'none',
  [breakpoints.up('lg')]: {
    display: 'flex',
    justifyContent: 'space-between',
    inset: '-16px auto auto 36px',
    width: 168,
  },
}) as typeof Typography;

export const LaneName = styled('span')({
  display: 'flex',
  justifyContent: 'center',
  width: 0,
  whiteSpace: 'nowrap',
});
