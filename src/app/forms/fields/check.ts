import { format } from '../../../lib/format.ts';
import type { Field, Messages } from '../../types/config.gen.ts';
import { LONGEST_VALUE } from '../rules/value-limits.ts';
import type { CheckContext, FieldError, RuleName, Values } from '../types.ts';

/** What checks and controls of several kinds have in common. */

export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const fault = (rule: RuleName, message: string): FieldError => ({ rule, message });

interface Asked {
  label: string;
  required?: boolean;
  requiredMessage?: string;
}

/** Nothing was given: a fault where something must be, in the field's own words if it has any. */
export const missing = (
  { label, required, requiredMessage }: Asked,
  common: string,
): FieldError | undefined =>
  required ? fault('required', requiredMessage ?? format(common, { label })) : undefined;

interface TextLike extends Asked {
  maxLength?: number;
}

/** Of a text: whether it is there where it must be, and not too long; then `more`, where it is there. */
export function checkText(
  field: TextLike,
  text: string,
  { texts }: CheckContext,
  more?: () => FieldError | undefined,
): FieldError | undefined {
  if (text.trim() === '') return missing(field, texts.required);
  const { label, maxLength = LONGEST_VALUE } = field;
  return text.length > maxLength ? tooLong(label, maxLength, text, texts) : more?.();
}

export function tooLong(
  label: string,
  max: number,
  { length }: string,
  texts: Messages['forms'],
): FieldError {
  const numbers = { max: String(max), count: String(length) };
  return fault('maxLength', format(texts.tooLong, { label, ...numbers }));
}

/** The value of most kinds is one text. */
export function ownText({ name }: Field, values: Values): Values {
  const value = values[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
