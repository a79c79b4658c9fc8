import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { spacing } from '../../../ui/theme/breakpoints.ts';

/** The sheet of a form, and of the message after it. */
export const FormSheet = styled(Paper)({
  display: 'grid',
  gap: spacing(3),
  alignContent: 'start',
  alignSelf: 'start', // after success it is shorter than the column beside it
  padding: 'clamp(20px, 3.4vw, 48px)',
  color: 'var(--fg)',
});
