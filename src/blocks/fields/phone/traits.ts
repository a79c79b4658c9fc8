import type { FieldTraits } from '../../../forms/kit/types.ts';
import { plansOf } from './numbering-plans.ts';

export const traits: FieldTraits<'phone'> = {
  // Of a range that nobody is given, in the country of a field without another.
  sample: () => '+551130000000',
  compile: (field) =>
    field.countries ? Object.assign({ ...field }, { plans: plansOf(field.countries) }) : field,
};
