import type { FieldTraits } from '../../../forms/kit/types.ts';
import { sampleDay } from './day.ts';

export const traits: FieldTraits<'date'> = {
  compile: (field, { language, timeZone }) => Object.assign({ ...field }, { language, timeZone }),
  sample: sampleDay,
};
