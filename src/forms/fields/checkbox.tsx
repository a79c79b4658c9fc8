import { useFormContext } from 'react-hook-form';
import type { FieldOf, Values } from '../types.ts';
import { Checkbox } from '../ui/control.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

export function CheckboxField({ field }: { field: FieldOf<'checkbox'> }) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const id = fieldId(base, field.name);
  return (
    <FieldFrame field={field} id={id} layout="beside">
      {(described) => (
        <Checkbox
          {...register(field.name)}
          {...described}
          type="checkbox"
          id={id}
          value={field.checkedValue ?? '1'}
          required={field.required}
        />
      )}
    </FieldFrame>
  );
}
