import type { FieldTraits } from '../../../forms/kit/types.ts';

export const traits: FieldTraits<'time'> = {
  compile: (field, { language }) => Object.assign({ ...field }, { language }),
  sample: ({ min = '10:00' }) => min,
};
