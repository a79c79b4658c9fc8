import type { FieldOf } from '../types.ts';

/** Sent as it stands; here for browsers without scripts. */
export function HiddenField({ field }: { field: FieldOf<'hidden'> }) {
  return <input type="hidden" name={field.name} value={field.value} />;
}
