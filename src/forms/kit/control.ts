import type { CSSObject } from '@emotion/react';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';

/** The border of a control has a contrast of 3:1 (WCAG 1.4.11). */
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

/** A border of 2 px in error; the inner one is a shadow, which takes no space. */
export const wrong: CSSObject = {
  borderColor: 'var(--error)',
  boxShadow: 'inset 0 0 0 1px var(--error)',
};

/** If the browser's own validation scrolls to a field, its label is not under the header. */
const labelInSight = { scrollMarginTop: 64 };

/** MUI's input, without label and help, which FieldFrame has. */
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

/** In every theme a checkbox has corners: a circle would look like a radio button. */
const boxRadius = 'min(var(--radius), 6px)';

/** A ticked box. */
export const ticked: CSSObject = {
  borderColor: 'var(--fg)',
  borderRadius: boxRadius,
  backgroundColor: 'var(--fg)',
  backgroundImage: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 18' fill='none' stroke='white' stroke-width='2.5'%3E%3Cpath d='m3 9.5 4 4 8-9'/%3E%3C/svg%3E")`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: 18,
  backgroundBlendMode: 'difference', // the tick is dark on a light box, which boxes are on a dark background
};

/** A native checkbox, which shows its state without scripts. */
export const Checkbox = styled('input')({
  ...labelInSight,
  appearance: 'none',
  width: 28,
  height: 28,
  margin: 0,
  border: '1px solid var(--muted)',
  borderRadius: boxRadius,
  background: 'var(--field)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--fg)' },
  '&:checked': ticked,
  '&[aria-invalid=true]': wrong,
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** Characters of a label that fits beside another without a second line. */
const SHORT = 30;
/** Options that may stand below each other without pushing the rest of the form out of sight. */
const FEW = 5;

/** What options stand in: beside each other; three, which would be two and one, and a few with long labels below each other. */
export function optionList(options: readonly { label: string }[] = []) {
  const areLong = options.some(({ label }) => label.length > SHORT);
  return options.length === 3 || (areLong && options.length <= FEW) ? Stacked : InColumns;
}

const Stacked = styled('div')({ display: 'grid', gap: '12px 24px' });

/** A grid, so that boxes stay aligned beside a label of two lines. */
const InColumns = styled(Stacked)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))',
});
