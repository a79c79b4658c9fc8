/** Limits a picture beside a title to the first screen, less the header and the space around it. */
export const inFirstScreen = { objectFit: 'contain', maxHeight: '62svh' } as const;
