import { styled } from '@mui/material/styles';
import { spacing } from '../../ui/theme/breakpoints.ts';

/** Thin bars from the left: all of it as a line around, the part that is filled in ink. Numbers stand beside it. */
export function ShareBar({ whole, part, most }: { whole: number; part: number; most: number }) {
  const width = (value: number) => `${most > 0 ? (100 * value) / most : 0}%`;
  return (
    <Bar aria-hidden="true">
      <rect className="whole" width={width(whole)} height="100%" />
      <rect className="part" width={width(part)} height="100%" />
    </Bar>
  );
}

const Bar = styled('svg')({
  display: 'block',
  width: '100%',
  height: 10,
  marginTop: spacing(1),
  '& .whole': { fill: 'color-mix(in srgb, var(--fg) 18%, transparent)' },
  '& .part': { fill: 'var(--fg)' },
  '@media (forced-colors: active)': {
    '& .whole': { fill: 'GrayText' },
    '& .part': { fill: 'CanvasText' },
  },
});
