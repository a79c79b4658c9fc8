import { styled } from '@mui/material/styles';
import { RichList } from './rich-list.tsx';

/** A list of short points, each marked by a small diamond. */
export const CheckList = styled(RichList)({
  display: 'grid',
  gap: 10,
  '& > li': { position: 'relative', paddingLeft: 26 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '.5em',
    width: 9,
    height: 9,
    border: '1.5px solid var(--muted)',
    transform: 'rotate(45deg)',
  },
});
