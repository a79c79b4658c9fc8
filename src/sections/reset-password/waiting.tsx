import { styled } from '../../theme/styled.tsx';

/** A beam that goes round a bastion; the words stand beside it. */
export function Waiting() {
  return (
    <Beam viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 12 72 42l34-4-22 26 12 36-36-16-36 16 12-36L14 38l34 4z" />
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
