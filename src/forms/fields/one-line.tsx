import type { FieldOf } from '../types.ts';
import { TextControl } from '../ui/control.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { useControl } from './use-control.ts';

interface Props {
  field: FieldOf<'text' | 'email'>;
  inputMode: FieldOf<'text'>['inputMode'] | 'email';
}

/** A text of one line. */
export function OneLine({ field, inputMode }: Props) {
  const { id, ref, registered } = useControl(field);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <TextControl
          {...registered}
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
