import type { FieldTraits } from '../../../forms/kit/types.ts';
import { limitsOf } from './day.ts';

export const traits: FieldTraits<'date'> = {
  compile: (field, { language, timeZone }) => Object.assign({ ...field }, { language, timeZone }),
  sample(field, now) {
    const { min, max } = limitsOf(field, now);
    return min ?? max ?? new Date(now).toISOString().slice(0, 10);
  },
};
