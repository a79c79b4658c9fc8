import { useFormContext } from 'react-hook-form';
import type { FieldOf, Values } from '../types.ts';
import { TextControl } from '../ui/control.ts';
import { Counter } from '../ui/counter.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

export function TextareaField({ field }: { field: FieldOf<'textarea'> }) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { ref, ...rest } = register(field.name);
  const id = fieldId(base, field.name);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <>
          <TextControl
            {...rest}
            inputRef={ref}
            id={id}
            required={field.required}
            autoComplete={field.autocomplete}
            placeholder={field.placeholder}
            disableInjectingGlobalStyles
            inputComponent="textarea" // MUI's own grows by inline styles
            inputProps={{ ...described, maxLength: field.maxLength, rows: field.rows ?? 4 }}
          />
          {field.counter && field.maxLength && <Counter name={field.name} max={field.maxLength} />}
        </>
      )}
    </FieldFrame>
  );
}
