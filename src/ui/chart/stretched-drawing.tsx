import type { ReactNode } from 'react';

/** A position in a drawing of 100 by 100, whatever its size on the page. */
export const percent = (hundredths: number) => `${hundredths}%`;

/** Lines that are stretched to the size of what they stand in. */
export const StretchedDrawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    width="100%"
    height="100%"
  >
    {children}
  </svg>
);
