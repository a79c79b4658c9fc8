import { useFormContext } from 'react-hook-form';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { FieldOf, Values } from '../types.ts';

/**
 * A trap for robots, out of sight and out of reach for keyboard and screen readers. A box, because
 * browsers do not fill boxes in.
 */
export function HoneypotField({ field }: { field: FieldOf<'honeypot'> }) {
  const { register } = useFormContext<Values>();
  return (
    <VisuallyHidden as="label" aria-hidden="true">
      {field.label}
      <input {...register(field.name)} type="checkbox" value="1" tabIndex={-1} />
    </VisuallyHidden>
  );
}
