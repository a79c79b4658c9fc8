import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useConfigFormContext } from './form-context.ts';
import type { FieldContext, Values } from './types.ts';

/** What a field finds in the values of the form, as they change; `find` stays the same function. */
export function useFromValues<F>(
  field: F,
  find: (field: F, context: FieldContext) => string,
): string {
  const { getValues, subscribe } = useFormContext<Values>();
  const { form, texts } = useConfigFormContext();
  const [found, setFound] = useState('');
  useEffect(() => {
    const look = () => setFound(find(field, { values: getValues(), form, texts }));
    // Once the form around it is there: before, react-hook-form tells no value that was given before hydration.
    queueMicrotask(look);
    return subscribe({ formState: { values: true }, callback: look });
  }, [field, find, form, texts, getValues, subscribe]);
  return found;
}
