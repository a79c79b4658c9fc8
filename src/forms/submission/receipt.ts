import type { Form } from '../../types/config.gen.ts';
import { textOf } from '../fields/check.ts';
import { kindOf } from '../fields/registry.ts';
import type { Afterwards, Values } from '../types.ts';

export interface ReceiptLine {
  name: string;
  label: string;
  value: string;
}

/** The sent fields that the form shows in its confirmation, as they were typed or chosen. */
export function receiptOf(form: Form, values: Values): ReceiptLine[] {
  return (form.success?.sent ?? []).flatMap((name) => {
    const field = form.fields.find((candidate) => candidate.name === name);
    if (!field || !('label' in field)) return [];
    const value = (kindOf(field).shown?.(field, values) ?? textOf(values, name)).trim();
    return value ? [{ name, label: field.label, value }] : [];
  });
}

/** The information about chosen options, whether they were sent or not. */
export const afterwardsOf = (form: Form, values: Values): Afterwards[] =>
  form.fields.flatMap((field) => kindOf(field).afterwards?.(field, values) ?? []);
