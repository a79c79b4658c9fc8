import { styled } from '@mui/material/styles';
import { useSite } from '../../data/site-context.ts';

/** A beam that goes round the theme's drawing, if it has one; the words stand beside it. */
export function Waiting() {
  const drawing = useSite().theme.drawings?.waiting;
  return (
    <Beam viewBox="0 0 120 120" aria-hidden="true">
      {drawing && <path d={drawing} />}
      <circle cx="60" cy="60" r="56" />
      <circle cx="60" cy="60" r="56" data-beam="" />
    </Beam>
  );
}

const Beam = styled('svg')({
  width: 120,
  margin: '24px auto',
  fill: 'none',
  stroke: 'var(--line)',
  strokeWidth: 1.5,
  '& path': { stroke: 'var(--muted)' },
  '& [data-beam]': {
    stroke: 'var(--accent)',
    strokeWidth: 3,
    strokeDasharray: '44 308',
    transformOrigin: 'center',
    animation: 'turn 1.6s linear infinite',
  },
});
