import { styled } from '@mui/material/styles';
import { Link } from '../../ui/link.tsx';

export const FooterLink = styled(Link)({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

export const QuietLink = styled(FooterLink)({
  display: 'inline-block',
  paddingBlock: 5,
  '@media print': { padding: 0 },
});
