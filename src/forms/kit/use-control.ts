import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { useFieldError } from './field-frame.tsx';
import { fieldId, useConfigFormContext } from './form-context.ts';
import type { Values } from './types.ts';

/** The id of a control, and its registration in react-hook-form. */
export function useControl({ name }: { name: string }, options?: RegisterOptions<Values>) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { ref, ...registered } = register(name, options);
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
