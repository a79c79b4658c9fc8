/** A picture beside a title ends in the first screen: the header and the space around it take the rest. */
export const inFirstScreen = { objectFit: 'contain', maxHeight: '62svh' } as const;
