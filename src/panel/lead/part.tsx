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

/** What came, or where it went, one below the other. */
export const SheetList = styled('ul')({
  display: 'grid',
  gap: spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** What became of one of them. */
export const SheetState = styled(Typography)({ fontSize: '.875rem' });

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  paddingTop: spacing(2),
  borderTop: '1px solid var(--line)',
});
