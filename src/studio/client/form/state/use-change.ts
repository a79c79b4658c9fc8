import type { Json } from '../../../shared/protocol.ts';
import { type FieldProps, useForm } from './form-context.ts';

/** Sets a field's value and returns it. An optional field that is emptied is removed from the file. */
export function useChange({ pointer, required }: FieldProps) {
  const { change } = useForm();
  return (next: Json): Json | undefined =>
    change(pointer, next === '' && !required ? undefined : next);
}
