import { styled } from '@mui/material/styles';

/** A checkbox drawn as a switch: the position of the knob shows its state, not a colour alone. */
export const Switch = styled('input')({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: 48,
  height: 28,
  margin: 0,
  border: '2px solid var(--fg)',
  borderRadius: 14,
  background: 'var(--bg)',
  cursor: 'pointer',
  transition: 'background-color 180ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--fg)',
    transition: 'transform 180ms var(--ease)',
  },
  '&:checked': { background: 'var(--fg)' },
  '&:checked::before': { background: 'var(--bg)', transform: 'translateX(20px)' },
  '&:focus-visible': { borderRadius: 14 },
  '@media (forced-colors: active)': {
    appearance: 'auto',
    width: 24,
    '&::before': { content: 'none' },
  },
});
