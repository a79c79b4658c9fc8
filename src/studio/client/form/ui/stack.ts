import { styled } from '@mui/material/styles';

export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  '& > label': { display: 'grid', gap: 3, fontSize: 13, fontWeight: 500, lineHeight: '18px' },
});
