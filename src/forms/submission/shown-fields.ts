import type { Field, Form, ShowIf } from '../../types/config.gen.ts';
import type { Values } from '../kit/types.ts';

/** The fields that a form shows: those with `showIf` only if another has that answer, and is itself shown. */
export const shownFields = ({ fields }: Pick<Form, 'fields'>, values: Values): Field[] =>
  fields.filter((field) => isShown(field, fields, values));

export function isShown(field: Field, fields: readonly Field[], values: Values): boolean {
  let asked: Field | undefined = field;
  // A circle, which the validator refuses, ends as well.
  for (let depth = 0; asked && depth <= fields.length; depth += 1) {
    const condition = conditionOf(asked);
    if (!condition) return true;
    if (!holds(values[condition.field], condition.is)) return false;
    asked = fields.find(({ name }) => name === condition.field);
  }
  return false;
}

export const conditionOf = (field: Field) => (field as { showIf?: ShowIf }).showIf;

/** Several boxes are a list. */
const holds = (value: Values[string], wanted: string): boolean =>
  Array.isArray(value) ? (value as readonly unknown[]).includes(wanted) : value === wanted;
