import type { FieldTraits } from '../../../forms/kit/types.ts';
import { localeOf } from '../../../ui/data/locale-of.ts';

export const traits: FieldTraits<'time'> = {
  compile: (field, site) => Object.assign({ ...field }, { language: localeOf(site) }),
  sample: ({ min = '10:00' }) => min,
};
