import { styled } from '../../theme/styled.tsx';

/** A beam that goes round a fort; the words stand beside it. */
export function Waiting() {
  return (
    <Beam viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 18l8.7 11.1-2.9 5.5 16.6 12 4.3-4.4 13.2 4.8-7.8 11.7-6.1-1.1-6.4 19.6 5.6 2.7-.5 14.1-13.6-3.9-.8-6.1-20.6 0-.8 6.1-13.6 3.9-.5-14.1 5.6-2.7-6.4-19.6-6.1 1.1-7.8-11.7 13.2-4.8 4.3 4.4 16.6-12-2.9-5.5z" />
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
