import { useFormContext } from 'react-hook-form';
import type { FieldOf, Values } from '../types.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';
import { SelectControl } from '../ui/select-control.tsx';

export function SelectField({ field }: { field: FieldOf<'select'> }) {
  const { base, texts } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { ref, ...rest } = register(field.name);
  const id = fieldId(base, field.name);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <SelectControl
          {...rest}
          inputRef={ref}
          id={id}
          required={field.required}
          inputProps={{ ...described, autoComplete: field.autocomplete }}
        >
          <option value="">{field.placeholder ?? texts.choose}</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      )}
    </FieldFrame>
  );
}
