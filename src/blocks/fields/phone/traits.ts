import type { FieldTraits } from '../../../forms/kit/types.ts';
import { plansOf } from './numbering-plans.ts';

export const traits: FieldTraits<'phone'> = {
  compile: (field) =>
    field.countries ? Object.assign({ ...field }, { plans: plansOf(field.countries) }) : field,
};
