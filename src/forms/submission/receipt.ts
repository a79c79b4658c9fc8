import { kindOf } from '../../blocks/fields.ts';
import type { Form } from '../../types/config.gen.ts';
import type { Afterwards, Values } from '../kit/types.ts';
import { enteredIn } from './entered.ts';

export interface ReceiptLine {
  name: string;
  label: string;
  value: string;
}

/** The fields that the form shows in its confirmation, as they were sent; options by their labels. */
export function receiptOf(form: Form, values: Values): ReceiptLine[] {
  const entered = enteredIn(form, values);
  return (form.success?.sent ?? []).flatMap(
    (sent) => entered.find(({ name }) => name === sent) ?? [],
  );
}

/** The information about chosen options, whether they were sent or not. */
export const afterwardsOf = (form: Form, values: Values): Afterwards[] =>
  form.fields.flatMap((field) => kindOf(field).afterwards?.(field, values) ?? []);
