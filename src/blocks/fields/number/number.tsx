import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { TextControl } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import type { Kind, Values } from '../../../forms/kit/types.ts';
import { useTextControl } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';
import { fits, type NumberField, numberIn, readable } from './number-text.ts';

export const number: Kind<NumberField> = {
  Control: NumberControl,
  check(field, context) {
    return checkText(field, typed(field, context.values), context, () => {
      const value = read(field, context.values);
      if (value !== undefined && fits(value, field)) return undefined;
      const { label, min, max, language } = field;
      const words = (limit?: number) => (limit === undefined ? '' : readable(limit, language));
      const filled = { label, min: words(min), max: words(max) };
      return fault('invalid', format(field.invalidMessage, filled));
    });
  },
  // As programs write it, with a point, whatever the language; what is no number as it was typed.
  sent(field, values) {
    const value = read(field, values);
    return value === undefined ? typed(field, values) : String(value);
  },
  shown(field, values) {
    const value = read(field, values);
    if (value === undefined) return typed(field, values);
    const { language, unit } = field;
    return [readable(value, language), unit].filter(Boolean).join('\u00a0');
  },
  kept: 'draft',
};

const typed = ({ name }: NumberField, values: Values) => textValue(values, name).trim();

const read = (field: NumberField, values: Values) =>
  numberIn(typed(field, values), field.language, field.unit);

function NumberControl({ field }: { field: NumberField }) {
  const control = useTextControl(field);
  const { min = 0, step = 1, unit } = field;
  const unitId = unit && `${control.id}-unit`;
  // The keyboards of phones for numbers have no minus.
  const keyboard = Number.isInteger(step) && Number.isInteger(min) ? 'numeric' : 'decimal';
  return (
    <FieldFrame field={field} id={control.id}>
      {(described) => (
        <TextControl
          {...control}
          type="text"
          inputProps={{
            ...described,
            'aria-describedby':
              [unitId, described['aria-describedby']].filter(Boolean).join(' ') || undefined,
            inputMode: min < 0 ? undefined : keyboard,
          }}
          endAdornment={
            unit && (
              <Unit id={unitId} position="end" disableTypography>
                {unit}
              </Unit>
            )
          }
        />
      )}
    </FieldFrame>
  );
}

const Unit = styled(InputAdornment)({
  height: 'auto',
  maxHeight: 'none',
  padding: '0 16px 0 8px',
  color: 'var(--muted)',
});
