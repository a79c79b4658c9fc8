import { styled } from '@mui/material/styles';

/** A field's place in the grid of its form. */
export const FieldCell = styled('div')({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media (min-width: 600px)': { '&[data-width=half]': { gridColumn: 'auto' } },
});
