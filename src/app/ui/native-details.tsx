import { styled } from '@mui/material/styles';

/** What opens without scripts, by `details` itself. On paper, where nothing can be opened, it is open. */
export const Details = styled('details')({
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
});

/** The underlined line that opens it. */
export const UnderlinedSummary = styled('summary')({
  width: 'fit-content',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '.3em',
  cursor: 'pointer',
});
