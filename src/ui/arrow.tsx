import { styled } from '@mui/material/styles';

/** A thin arrow after a link's text; it steps forward when the link is pointed at. */
export function Arrow() {
  return (
    <Svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
      <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </Svg>
  );
}

const Svg = styled('svg')({
  flexShrink: 0,
  marginLeft: 12,
  transition: 'transform 180ms var(--ease)',
  'a:hover > &': { transform: 'translateX(4px)' },
});
