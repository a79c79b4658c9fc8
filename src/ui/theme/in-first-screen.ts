/**
 * Limits a picture beside a title to the first screen, less the header, the space around it, and what a section that
 * sets `--picture-height` has below it.
 */
export const inFirstScreen = {
  objectFit: 'contain',
  maxHeight: 'var(--picture-height, 62svh)',
} as const;
