import { styled } from '@mui/material/styles';
import { spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';

/** Beside the hours that hold today. Not on paper, which stays when they do not. */
export const Mark = styled('span')({
  marginInlineStart: spacing(0.5),
  padding: spacing(0.25, 1),
  border: '1px solid currentColor',
  borderRadius: 'var(--radius)',
  fontSize: size.label,
  whiteSpace: 'nowrap',
  '@media print': { display: 'none' },
});
