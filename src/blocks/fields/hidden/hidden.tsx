import type { FieldOf, Kind } from '../../../forms/kit/types.ts';

/** A fixed value; an input for browsers without scripts. */
export const hidden: Kind<FieldOf<'hidden'>> = {
  Control: ({ field }) => <input type="hidden" name={field.name} value={field.value} />,
  sent: ({ value }) => value,
  kept: 'never',
  bare: true,
};
