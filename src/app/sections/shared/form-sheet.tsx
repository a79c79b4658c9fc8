import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

/** What a form stands on, and what is said in its place. */
export const FormSheet = styled(Paper)({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  alignSelf: 'start', // after success it is lower than what stands beside it
  padding: 'clamp(20px, 3.4vw, 48px)',
});
