import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** A button beside others that are as seldom pressed: its text alone. */
export const ListButton = styled(Button)({
  minHeight: 40,
  padding: '6px 10px',
  color: 'var(--fg)',
  fontSize: '.9375rem',
  fontWeight: 500,
  textDecoration: 'underline',
  textDecorationColor: 'var(--line)',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  '&:hover': { background: 'none', textDecorationColor: 'currentColor' },
  '&.Mui-disabled': { color: 'var(--muted)', textDecoration: 'none' },
});
