/** Of two columns, the shorter one stays in view while the other scrolls. Its parent is a grid. */
export const staysInView = {
  '@media screen and (min-width: 1000px) and (min-height: 640px)': {
    position: 'sticky',
    top: 'calc(var(--header) + 32px)',
    alignSelf: 'start',
  },
} as const;
