import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { spacing } from './theme/breakpoints.ts';

/** A notice: a sheet with a thick line at its side. */
export const Notice = styled(Paper)({
  padding: spacing(2.5, 3),
  borderLeft: '4px solid var(--error)',
}) as typeof Paper;
