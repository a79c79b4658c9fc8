import { styled } from '@mui/material/styles';
import { headingWeight } from '../../theme/font-weights.ts';
import { headingFont } from '../../theme/fonts.ts';
import { point } from '../../theme/point.ts';

export const line = '1.5px solid var(--fg)';

/** A station of a line that runs down. */
export const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: '6px clamp(24px, 4vw, 56px)',
  alignItems: 'start',
  padding: '0 0 clamp(28px, 3vw, 40px) 36px',
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 6,
    top: 16,
    bottom: -16,
    borderLeft: line,
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': { ...point, left: 0, top: 9 },
  '& > span': {
    fontFamily: headingFont,
    fontSize: '1.125rem',
    fontWeight: headingWeight,
    lineHeight: 1.6,
    color: 'var(--muted)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > svg': { height: '100%', overflow: 'visible' },
  '& path': {
    fill: 'none',
    stroke: 'var(--fg)',
    strokeWidth: 1.5,
    vectorEffect: 'non-scaling-stroke',
  },
  '& p': { color: 'var(--muted)', marginTop: 6, maxWidth: 600 },
  '& ul': { marginTop: 8 },
  '& ul > li': { paddingBlock: 5, borderTop: '1px solid var(--line)' },
});
