/** The styles of a link in an `li` that covers it. `offset`: of the outline around all of it, in pixels. */
export const covering = (offset = -3) => ({
  textDecorationColor: 'transparent',
  transition: 'text-decoration-color 180ms',
  'li:hover &': { textDecorationColor: 'var(--accent)' },
  '&::after': { content: '""', position: 'absolute' as const, inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: offset },
});
