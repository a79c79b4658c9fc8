/** A point on a line of steps. */
export const point = {
  content: '""',
  position: 'absolute',
  width: 13,
  height: 13,
  border: '1.5px solid var(--fg)',
  background: 'var(--bg)',
  transform: 'rotate(45deg)',
} as const;
