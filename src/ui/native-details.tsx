import { styled } from '@mui/material/styles';

/** A native `details`, which opens without scripts. It is always open in print. */
export const Details = styled('details')({
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
});

/** The underlined summary line. */
export const UnderlinedSummary = styled('summary')({
  width: 'fit-content',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
  '&:hover': { textDecorationThickness: 2 },
});
