/** A point on a line of steps: a diamond, or a circle in a theme of round corners. */
export const point = {
  content: '""',
  position: 'absolute',
  width: 13,
  height: 13,
  border: '1.5px solid var(--fg)',
  background: 'var(--bg)',
  borderRadius: 'var(--mark)',
  transform: 'rotate(45deg)',
} as const;
