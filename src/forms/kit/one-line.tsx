import { TextControl } from './control.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldOf } from './types.ts';
import { useTextControl } from './use-control.ts';

interface Props {
  field: FieldOf<'text' | 'email'>;
  inputMode: FieldOf<'text'>['inputMode'] | 'email';
}

/** The control of a single line of text. */
export function OneLine({ field, inputMode }: Props) {
  const control = useTextControl(field);
  return (
    <FieldFrame field={field} id={control.id}>
      {(described) => (
        <TextControl
          {...control}
          type={field.type}
          inputProps={{ ...described, maxLength: field.maxLength, inputMode }}
        />
      )}
    </FieldFrame>
  );
}
