import type { FieldTraits } from '../../../forms/kit/types.ts';

export const traits: FieldTraits<'checkbox'> = {
  sample: ({ checkedValue = '1' }) => checkedValue,
};
