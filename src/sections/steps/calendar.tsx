import { secondHalf } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Step } from './step.tsx';

/** Each step in a row of its own, beside the time that it takes. */
export const CalendarStep = styled(Step)({
  '&&': { padding: '20px 0', borderTop: '1px solid var(--line)' },
  '&&::before, &::after': { display: 'none' },
  '& > svg': { width: '100%', height: 28, overflow: 'visible' },
  '& path': { stroke: 'var(--line)', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' },
  '& rect': { fill: 'var(--fg)' },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: `minmax(0, 1fr) ${secondHalf(0)}`,
    gridTemplateRows: 'auto auto 1fr',
    '& > :not(div)': { gridColumn: 2 },
    '& > div': { gridArea: '1 / 1 / span 3' },
    '& > ul': { gridRow: 3 },
  },
});

interface TimeProps {
  /** The first and the last of its units of time, counted from 1. */
  from: number;
  to: number;
  /** How many there are in all. */
  end: number;
}

/** A bar on a strip of weeks, or whatever is counted. The step's label says the same. */
export function Time({ from, to, end }: TimeProps) {
  const marks = Array.from({ length: end + 1 }, (_, at) => `M${at} 0V2`).join('');
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${end} 2`} preserveAspectRatio="none">
      <path d={`${marks}M0 1H${end}`} />
      <rect x={from - 1} y=".4" width={to - from + 1} height="1.2" />
    </svg>
  );
}
