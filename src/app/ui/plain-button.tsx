import { styled } from '@mui/material/styles';
import { buttonBox, filledButton } from '../theme/button.ts';

/** A button where there is no form, which MUI's are for: it is on every page, and they are not. */
export const PlainButton = styled('button')({
  ...buttonBox,
  ...filledButton,
  cursor: 'pointer',
});
