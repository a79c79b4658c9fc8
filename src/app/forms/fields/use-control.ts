import { type RegisterOptions, useFormContext } from 'react-hook-form';
import type { Values } from '../types.ts';
import { useFieldError } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

/** What a control has of its form: its id, and how react-hook-form follows it. */
export function useControl({ name }: { name: string }, options?: RegisterOptions<Values>) {
  const { base } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { ref, ...registered } = register(name, options);
  return { id: fieldId(base, name), ref, registered };
}

/** The same for one in which something is chosen: what was wrong is looked at again at once, not when it is left. */
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

/** The same for one in which text is typed, with what its field says of it. */
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
