import { styled } from '@mui/material/styles';

/** An item of a list, marked by a small diamond, or a circle in a theme of round corners. */
export const Point = styled('li')({
  position: 'relative',
  paddingLeft: 26,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '.5em',
    width: 9,
    height: 9,
    border: '1.5px solid var(--muted)',
    borderRadius: 'var(--mark)',
    transform: 'rotate(45deg)',
  },
});
