import { styled } from '@mui/material/styles';
import { palette } from '../../../ui/palette.ts';

export const Items = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { borderBottom: `1px solid ${palette.divider}` },
  '& > li:first-of-type': { borderTop: `1px solid ${palette.divider}` },
});
