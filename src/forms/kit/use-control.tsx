import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { TextControl } from './control.ts';
import { FieldFrame, useFieldError } from './field-frame.tsx';
import { fieldId, useConfigFormContext } from './form-context.ts';
import type { FieldOf, Values } from './types.ts';

/**
 * The id of a control, and its registration in react-hook-form. An error is checked again on blur, after a step was refused
 * too: react-hook-form does so only once the form was sent.
 */
export function useControl({ name }: { name: string }, options?: RegisterOptions<Values>) {
  const { base } = useConfigFormContext();
  const { register, trigger, getFieldState } = useFormContext<Values>();
  const { ref, ...registered } = register(name, {
    onBlur: () => {
      if (getFieldState(name).error) void trigger(name);
    },
    ...options,
  });
  return { id: fieldId(base, name), ref, registered };
}

/** For controls of choices: an error is checked again at once, not on blur. */
export function useChoice(field: { name: string }) {
  const { trigger } = useFormContext<Values>();
  const isWrong = useFieldError(field.name) !== undefined;
  return useControl(field, {
    onChange: () => {
      if (isWrong) void trigger(field.name);
    },
  });
}

interface TextField {
  name: string;
  autocomplete?: string;
  placeholder?: string;
}

/** For controls of text, with the attributes that the field sets. */
export function useTextControl(field: TextField) {
  const { id, ref, registered } = useControl(field);
  return {
    ...registered,
    inputRef: ref,
    id,
    autoComplete: field.autocomplete,
    placeholder: field.placeholder,
    disableInjectingGlobalStyles: true,
  };
}

interface OneLineProps {
  field: FieldOf<'text' | 'email'>;
  inputMode: FieldOf<'text'>['inputMode'] | 'email';
}

/** The control of a single line of text. */
export function OneLine({ field, inputMode }: OneLineProps) {
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
