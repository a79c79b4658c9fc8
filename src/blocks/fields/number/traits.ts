import type { FieldTraits } from '../../../forms/kit/types.ts';

export const traits: FieldTraits<'number'> = {
  compile: (field, { language }) => Object.assign({ ...field }, { language }),
  sample: ({ min, max }) => String(min ?? max ?? 1),
};
