import { styled } from '@mui/material/styles';
import { buttonBox, filledButton } from './theme/button.ts';

/** A button outside of forms. It is on every page; the code of MUI's Button comes with forms only. */
export const PlainButton = styled('button')({
  ...buttonBox,
  ...filledButton,
  cursor: 'pointer',
});
