import type { Field, Form, ShowIf } from '../../types/config.gen.ts';
import type { AnyField, Values } from '../kit/types.ts';

/** The fields that a form shows: those with `showIf` only if another has that answer, and is itself shown. */
export const shownFields = ({ fields }: Pick<Form, 'fields'>, values: Values): Field[] =>
  fields.filter((field) => isShown(field, fields, values));

export function isShown(field: Field, fields: readonly Field[], values: Values): boolean {
  let asked: Field | undefined = field;
  // A circle, which the validator refuses, ends as well.
  for (let depth = 0; asked && depth <= fields.length; depth += 1) {
    const condition = conditionOf(asked);
    if (!condition) return true;
    if (!holds(condition, values[condition.field])) return false;
    asked = fields.find(({ name }) => name === condition.field);
  }
  return false;
}

export const conditionOf = ({ showIf }: AnyField) => showIf;

/** Several boxes are a list, of which one is enough. Without an answer any will do, as in the page of records. */
function holds({ is, isNot }: ShowIf, value: Values[string]): boolean {
  const given = [value].flat() as unknown[];
  const isAmong = (wanted: string | unknown[]) =>
    given.some((answer) => [wanted].flat().includes(answer));
  return (is ? isAmong(is) : Boolean(isNot) || given.some(Boolean)) && !(isNot && isAmong(isNot));
}
