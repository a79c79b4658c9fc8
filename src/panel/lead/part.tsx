import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHeadingTag } from '../../ui/heading-level.tsx';
import { spacing } from '../../ui/theme/breakpoints.ts';

/** A part of the sheet, with its title above it. */
export const SheetPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Typography component={useHeadingTag(2)} variant="label" color="textSecondary">
      {title}
    </Typography>
    {children}
  </Box>
);

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  paddingTop: spacing(2),
  borderTop: '1px solid var(--line)',
});
