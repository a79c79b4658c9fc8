import { styled } from '@mui/material/styles';
import { palette } from '../../ui/elements.ts';
import { defaultOf } from '../schema/schema-node.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';
import { FieldFrame } from '../ui/field-frame.tsx';

const Toggle = styled('input')({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 30,
  height: 18,
  margin: 0,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 9,
  background: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 3,
    left: 3,
    width: 10,
    height: 10,
    borderRadius: 5,
    background: palette.text.secondary,
    transition: 'transform 120ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&:checked': { background: palette.primary.main, borderColor: palette.primary.main },
  '&:checked::before': {
    transform: 'translateX(12px)',
    background: palette.primary.contrastText,
  },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
});

/** A boolean. An optional one that equals its default is removed from the file. */
export function SwitchField(props: FieldProps) {
  const { node, value, pointer, required } = props;
  const { change } = useForm();
  const byDefault = defaultOf(node) === true;
  const on = typeof value === 'boolean' ? value : byDefault;
  return (
    <FieldFrame {...props} required inline>
      {(control) => (
        <Toggle
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          type="checkbox"
          role="switch"
          checked={on}
          onChange={({ target: { checked } }) =>
            change(pointer, checked === byDefault && !required ? undefined : checked)
          }
        />
      )}
    </FieldFrame>
  );
}
