import { styled } from '@mui/material/styles';

/** The mark of a group in the menu; it points up while the group is open. */
export function Chevron() {
  return (
    <Svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
      <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />
    </Svg>
  );
}

const Svg = styled('svg')({
  'button > &': { transition: 'transform 180ms var(--ease)' },
  'li:has(> :popover-open) > button > &, [open] > summary > &': { transform: 'rotate(180deg)' },
});
