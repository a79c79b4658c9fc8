import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** A notice: a sheet with a thick line at its side. */
export const Notice = styled(Paper)({
  padding: '20px 24px',
  borderLeft: '4px solid var(--accent)',
}) as typeof Paper;
