import { styled } from '@mui/material/styles';

/** On a medium grey, on which both light and dark transparent pictures are visible. */
export const Thumbnail = styled('img')({
  flex: 'none',
  width: 72,
  height: 54,
  objectFit: 'contain',
  borderRadius: 3,
  background: 'repeating-conic-gradient(#8a8f96 0 25%, #9aa0a7 0 50%) 0 0 / 12px 12px',
});
