import type { FieldTraits } from '../../../forms/kit/types.ts';
import { sampleDay } from './day.ts';

export const traits: FieldTraits<'date'> = {
  compile({ openAt, ...field }, { language, timeZone, scheduleOf }) {
    const schedule = openAt && scheduleOf?.('places', openAt);
    return Object.assign(field, { language, timeZone, ...(schedule && { schedule }) });
  },
  sample: sampleDay,
};
