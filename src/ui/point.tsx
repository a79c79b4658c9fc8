import { styled } from '@mui/material/styles';

/** An item of a list, marked by a small diamond, a circle in a theme of round corners, or as `theme.json` says. */
export const Point = styled('li')({
  position: 'relative',
  minWidth: 0, // in a grid too: an address of e-mail breaks
  paddingLeft: 26,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: '.5em',
    width: 9,
    height: 9,
    border: 'var(--bullet-line, 1.5px solid var(--muted))',
    background: 'var(--bullet)',
    borderRadius: 'var(--mark)',
    transform: 'rotate(calc(45deg))', // not mirrored, as a tick is the same in all languages
  },
});
