import type { Form, Messages } from '../../types/config.gen.ts';
import { kindOf } from '../fields/registry.ts';
import type { Conditions, FormErrors, Values } from '../types.ts';

/** A form's own rules -> the check of its values: of each field the first rule that it breaks. */
export function compileRules(form: Form, texts: Messages['forms']) {
  return (values: Values, conditions: Conditions): FormErrors => {
    const errors: FormErrors = {};
    for (const field of form.fields) {
      const error = kindOf(field).check?.(field, { values, conditions, texts, form });
      if (error) errors[field.name] = error;
    }
    return errors;
  };
}
