import { styled } from '@mui/material/styles';
import { Link } from '../../../ui/link.tsx';

/** The link of a title, which covers its row or card. */
export const RecordLink = styled(Link)({
  textDecorationColor: 'transparent',
  transition: 'text-decoration-color 180ms',
  'li:hover &': { textDecorationColor: 'var(--accent)' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid var(--focus)', outlineOffset: -3 },
});
