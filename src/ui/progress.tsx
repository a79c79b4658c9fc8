import { styled } from '@mui/material/styles';

interface Props {
  id?: string;
  /** Undefined if there is no number: the bar is then indeterminate. */
  value?: number;
  max?: number;
  /** The value in words. */
  text?: string;
  className?: string;
}

/** A native progress bar, drawn as a line. Spec: it reports loading, complete or indeterminate by value. */
export function Progress({ id, value, max = 100, text, className }: Props) {
  return (
    <Bar
      id={id}
      max={max}
      value={value}
      data-state={value === undefined ? 'indeterminate' : value < max ? 'loading' : 'complete'}
      aria-valuetext={text}
      className={className}
    />
  );
}

const STRIPES = 'repeating-linear-gradient(115deg, var(--fg) 0 6px, var(--line) 6px 24px)';

const Bar = styled('progress')({
  '@keyframes stripes': { to: { backgroundPositionX: '26.5px' } },
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 4,
  border: 0,
  background: 'var(--line)',
  color: 'var(--fg)',
  printColorAdjust: 'exact',
  '&::-webkit-progress-bar': { background: 'var(--line)' },
  '&::-webkit-progress-value': { background: 'var(--fg)' },
  '&::-moz-progress-bar': { background: 'var(--fg)' },
  '&[data-state=indeterminate]': {
    background: STRIPES,
    backgroundSize: '26.5px 100%', // one stripe, along the line
    '&::-webkit-progress-bar': { background: 'none' },
    '&::-moz-progress-bar': { background: 'none' },
    // It ends within five seconds, so no pause button is needed (WCAG 2.2.2).
    '@media (prefers-reduced-motion: no-preference)': { animation: 'stripes 800ms linear 6' },
  },
});
