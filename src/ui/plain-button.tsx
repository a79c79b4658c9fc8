import { styled } from '@mui/material/styles';
import { buttonBox } from '../theme/button.ts';

/** A button where there is no form, which MUI's are for: it is on every page, and they are not. */
export const PlainButton = styled('button')({
  ...buttonBox,
  border: '1px solid transparent', // seen where colours are forced
  background: 'var(--button, var(--brand))',
  color: 'var(--button-text, #fff)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--button-hover, var(--brand-dark))' },
});
