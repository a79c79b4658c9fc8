import { styled } from '@mui/material/styles';
import { useSite } from '../../ui/data/site-context.ts';

/** A spinner around the theme's drawing. The text beside it is the accessible one. */
export function Waiting({ className }: { className?: string }) {
  const drawing = useSite().theme.drawings?.waiting;
  return (
    <Beam viewBox="0 0 120 120" aria-hidden="true" className={className}>
      {drawing && <Drawing d={drawing} />}
      <circle cx="60" cy="60" r="56" />
      <Arc cx="60" cy="60" r="56" />
    </Beam>
  );
}

const Beam = styled('svg')({
  flexGrow: 1, // centred in the available space
  width: 120,
  margin: '24px auto',
  fill: 'none',
  stroke: 'var(--line)',
  strokeWidth: 1.5,
});

const Drawing = styled('path')({ stroke: 'var(--muted)' });

const Arc = styled('circle')({
  stroke: 'var(--accent)',
  strokeWidth: 3,
  strokeDasharray: '44 308',
  transformOrigin: 'center',
  animation: 'turn 1.6s linear infinite',
});
