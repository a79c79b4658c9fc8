import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import { type ComponentProps, createElement } from 'react';
import { t } from '../../../../words/reader.ts';
import { FOR_FINGERS, palette } from '../../ui/elements.ts';

const control = {
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 30,
  margin: 0,
  padding: '4px 8px',
  color: palette.text.primary,
  background: palette.background.paper,
  border: `1px solid color-mix(in srgb, ${palette.text.primary} 28%, transparent)`,
  borderRadius: 4,
  outline: 'none',
  '&:hover': { borderColor: palette.text.secondary },
  '&:focus-visible, &:focus-within': {
    borderColor: palette.primary.main,
    boxShadow: `0 0 0 1px ${palette.primary.main}`,
  },
  '&[aria-invalid="true"]': { borderColor: palette.error.main },
  '&::placeholder': { color: palette.text.secondary, opacity: 1 },
  ...FOR_FINGERS,
} as const;

/** Of texts, which may run the other way than the studio's words. What machines read has `dir="ltr"`. */
export const TextInput = styled((props: ComponentProps<'input'>) =>
  createElement('input', { dir: 'auto', ...props }),
)(control);

/** Grows with its content. */
export const TextArea = styled((props: ComponentProps<'textarea'>) =>
  createElement('textarea', { dir: 'auto', ...props }),
)(control, {
  display: 'block',
  resize: 'none',
  fieldSizing: 'content',
  maxHeight: 320,
  '&[rows="3"]': { minHeight: 70 }, // sized by its content, it has no rows
});

export const Select = styled('select')(control, {
  paddingRight: 4,
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});

export const ControlBox = styled('div')(control);

/** Without the type, a button would submit the form around it. */
const PlainButton = (props: ComponentProps<'button'>) =>
  createElement('button', { type: 'button', ...props });

/** A button with an icon; it needs an `aria-label`. */
export const IconAction = styled(PlainButton)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 26,
  height: 26,
  padding: 0,
  border: 0,
  borderRadius: 4,
  color: palette.text.secondary,
  background: 'transparent',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&:hover': { color: palette.text.primary, background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  ...FOR_FINGERS,
  '&:disabled': { opacity: 0.3, cursor: 'default', background: 'transparent' },
});

export const TextAction = styled(PlainButton)({
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 26,
  padding: '2px 8px',
  border: `1px solid ${palette.divider}`,
  borderRadius: 4,
  color: palette.text.primary,
  background: 'transparent',
  cursor: 'pointer',
  textAlign: 'left',
  '& svg': { fontSize: 16, flex: 'none' },
  '&:hover': { borderColor: palette.text.secondary, background: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  ...FOR_FINGERS,
  '&:disabled': { opacity: 0.4, cursor: 'default', background: 'transparent' },
});

export function RemovePart({ name, onRemove }: { name: string; onRemove(): void }) {
  return (
    <IconAction
      title={t('studio/form:remove')}
      aria-label={t('studio/form:remove-named', { name })}
      onClick={onRemove}
    >
      <Close aria-hidden />
    </IconAction>
  );
}

/** The part of the limit from which the counter is shown. */
const NEAR = 0.8;

/** The length of a text and its limit, once the text comes near it. */
export function LengthCounter({ text, maxLength }: { text: string; maxLength: number }) {
  if (maxLength === 0 || text.length < maxLength * NEAR) return null;
  return (
    <small title={t('studio/form:length', { length: text.length, most: maxLength })}>
      {text.length}/{maxLength}
    </small>
  );
}

export const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  '& > label': { display: 'grid', gap: 3, fontSize: 13, fontWeight: 500, lineHeight: '18px' },
});
