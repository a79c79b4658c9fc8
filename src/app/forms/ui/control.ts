import type { CSSObject } from '@emotion/react';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** The edge of a control has 3:1 against what is around it (WCAG 1.4.11). */
const box: CSSObject = {
  width: '100%',
  minHeight: 52,
  border: '1px solid var(--muted)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  color: 'var(--fg)',
  font: 'inherit',
  transition: 'border-color 150ms',
  '&:hover': { borderColor: 'var(--fg)' },
};

/** In error: 2 px, of which the inner one takes no room. */
export const wrong: CSSObject = {
  borderColor: 'var(--accent)',
  boxShadow: 'inset 0 0 0 1px var(--accent)',
};

/** A browser that finds a field empty by itself scrolls its label clear of the header. */
const labelInSight = { scrollMarginTop: 64 };

/** MUI's input, without the parts of it that the frame has. */
export const TextControl = styled(InputBase)({
  ...box,
  '&:has([aria-invalid=true])': wrong,
  '& .MuiInputBase-input': {
    ...labelInSight,
    height: 'auto',
    padding: '13px 16px',
    lineHeight: 1.5,
    borderRadius: 'inherit',
    '&:focus-visible': { outline: '3px solid var(--focus)', outlineOffset: 1 },
    '&::placeholder': { color: 'var(--muted)', opacity: 1 },
  },
  '& textarea.MuiInputBase-input': { resize: 'vertical' },
});

/** A box with its tick. */
export const ticked: CSSObject = {
  borderColor: 'var(--fg)',
  borderRadius: 'var(--radius)',
  backgroundColor: 'var(--fg)',
  backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='white' stroke-width='2.5'%3E%3Cpath d='m3 9.5 4 4 8-9'/%3E%3C/svg%3E")`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 18,
};

/** A native box, so that it shows its state before and without the app. */
export const Checkbox = styled('input')({
  ...labelInSight,
  appearance: 'none',
  width: 28,
  height: 28,
  margin: 0,
  border: '1px solid var(--muted)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--fg)' },
  '&:checked': ticked,
  '&[aria-invalid=true]': wrong,
  '@media (forced-colors: active)': { appearance: 'auto' },
});
