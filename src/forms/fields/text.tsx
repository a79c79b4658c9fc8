import { useFormContext } from 'react-hook-form';
import type { FieldOf, Values } from '../types.ts';
import { TextControl } from '../ui/control.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

type OneLine = FieldOf<'text' | 'email'>;

/** Text and e-mail: one line. */
export function TextField({ field }: { field: OneLine }) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { ref, ...rest } = register(field.name);
  const id = fieldId(base, field.name);
  const inputMode = field.type === 'email' ? 'email' : field.inputMode;
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <TextControl
          {...rest}
          inputRef={ref}
          id={id}
          type={field.type}
          required={field.required}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder}
          disableInjectingGlobalStyles
          inputProps={{ ...described, maxLength: field.maxLength, inputMode }}
        />
      )}
    </FieldFrame>
  );
}
