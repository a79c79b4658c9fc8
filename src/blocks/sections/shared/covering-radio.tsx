import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

/** A radio button as large as its label, which shows whether it is chosen. */
export const CoveringRadio = (props: ComponentProps<'input'> & { 'data-choice'?: '' }) => (
  // Another may have been chosen before hydration.
  <Radio type="radio" suppressHydrationWarning {...props} />
);

const Radio = styled('input')({
  position: 'absolute',
  inset: 0,
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
});
