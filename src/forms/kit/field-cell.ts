import { styled } from '@mui/material/styles';
import { breakpoints } from '../../ui/theme/breakpoints.ts';

/** A field's place in the grid of its form. */
export const FieldCell = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  [breakpoints.up('sm')]: { '&[data-width=half]': { gridColumn: 'auto' } },
});
