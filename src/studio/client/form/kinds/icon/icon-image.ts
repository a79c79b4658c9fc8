import { styled } from '@mui/material/styles';

/** The icons are drawn in black. */
export const IconImage = styled('img')(({ theme }) => [
  { flex: 'none' },
  theme.applyStyles('dark', { filter: 'invert(1)' }),
]);
