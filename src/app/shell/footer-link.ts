import { styled } from '@mui/material/styles';
import { Link } from '../../ui/link.tsx';

export const FooterLink = styled(Link)({
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
