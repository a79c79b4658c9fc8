import { styled } from '@mui/material/styles';

/** Rows below each other, with a line above the first. */
export const RowList = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: '1px solid var(--line)',
});
