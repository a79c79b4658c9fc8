/** The most a picture beside a title is high: with the header and the space around it, one window. */
export const inFirstScreen = {
  maxHeight: 'max(280px, 100svh - var(--header) - 200px)',
  objectFit: 'contain',
} as const;
