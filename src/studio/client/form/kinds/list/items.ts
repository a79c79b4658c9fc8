import { styled } from '@mui/material/styles';

/** A list of lines that open. */
export const Items = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '& > li:first-of-type': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
}));
