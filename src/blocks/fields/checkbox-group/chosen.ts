import type { Values } from '../../../forms/kit/types.ts';

/** react-hook-form's value of a group is a list; of a group of one, that one or false. */
export function chosenOf(values: Values, name: string): string[] {
  const value = values[name] || [];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.filter((value) => typeof value === 'string');
}
