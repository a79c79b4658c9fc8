import type { Form } from '../../types/config.gen.ts';
import { textOf } from '../fields/check.ts';
import { kindOf } from '../fields/registry.ts';
import type { Afterwards, Values } from '../types.ts';

export interface ReceiptLine {
  name: string;
  label: string;
  value: string;
}

/** What was sent, as it was typed or chosen: the fields that the form wants shown afterwards. */
export function receiptOf(form: Form, values: Values): ReceiptLine[] {
  return (form.success?.sent ?? []).flatMap((name) => {
    const field = form.fields.find((candidate) => candidate.name === name);
    if (!field || !('label' in field)) return [];
    const value = (kindOf(field).shown?.(field, values) ?? textOf(values, name)).trim();
    return value ? [{ name, label: field.label, value }] : [];
  });
}

/** What there is to say of what was chosen, whether it was sent or not. */
export const afterwardsOf = (form: Form, values: Values): Afterwards[] =>
  form.fields.flatMap((field) => kindOf(field).afterwards?.(field, values) ?? []);
