import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What screen readers call it. */
  label: string;
  isChosen?: boolean;
  children: ReactNode;
}

/** One of two texts that stand side by side. A long one scrolls. */
export const ScrolledText = ({ label, isChosen = false, children }: Props) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label={label}
    sx={{
      maxHeight: 320,
      overflow: 'auto',
      padding: 3,
      marginBlock: 1,
      border: 1,
      borderColor: isChosen ? 'primary.main' : 'divider',
      borderRadius: 1,
    }}
  >
    {children}
  </Box>
);

/** `sx` of two texts side by side; one below the other in a narrow window. */
export const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  marginTop: 2,
};
