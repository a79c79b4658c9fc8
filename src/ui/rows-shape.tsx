import { styled } from '../theme/styled.tsx';

const ROW = 56;

/** What a list will look like: bars for what is above it, and rows. It stands still, and says nothing. */
export function RowsShape() {
  return <Shape aria-hidden="true" />;
}

const Shape = styled('div')({
  display: 'grid',
  gap: 28,
  '&::before, &::after': { content: '""' },
  '&::before': {
    height: 52,
    background:
      'repeating-linear-gradient(90deg, var(--line) 0 min(220px, 40%), transparent 0 min(240px, 44%)) 0 / min(720px, 100%) no-repeat',
  },
  '&::after': {
    height: 8 * ROW,
    background:
      'linear-gradient(90deg, var(--line) 16%, transparent 0 24%, var(--line) 0 46%, transparent 0 56%, var(--line) 0 70%, transparent 0 82%, var(--line) 0 94%, transparent 0)',
    maskImage: `repeating-linear-gradient(#000 0 1px, transparent 1px ${ROW / 2 - 5}px, #000 0 ${ROW / 2 + 5}px, transparent 0 ${ROW}px)`,
  },
});
