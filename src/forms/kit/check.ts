import { format } from '../../lib/format-in-page.ts';
import type { Field, Messages } from '../../types/config.gen.ts';
import { LONGEST_VALUE } from './sanitize.ts';
import type { FieldContext, FieldError, RuleName, Values } from './types.ts';

export const textValue = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const fault = (rule: RuleName, message: string): FieldError => ({ rule, message });

interface Asked {
  label: string;
  required?: boolean;
  requiredMessage?: string;
}

/** The fault of an empty field, if it is required; with the field's own text if it has one. */
export const missing = (
  { label, required, requiredMessage }: Asked,
  common: string,
): FieldError | undefined =>
  required ? fault('required', requiredMessage ?? format(common, { label })) : undefined;

interface TextLike extends Asked {
  maxLength?: number;
}

/** Checks that a text is present if required, and not too long; then `more`, if it is present. */
export function checkText(
  field: TextLike,
  text: string,
  { texts }: FieldContext,
  more?: () => FieldError | undefined,
): FieldError | undefined {
  if (text.trim() === '') return missing(field, texts.required);
  const { label, maxLength = LONGEST_VALUE } = field;
  return text.length > maxLength ? tooLong(label, maxLength, text, texts) : more?.();
}

export function tooLong(
  label: string,
  max: number,
  { length: count }: string,
  texts: Messages['forms'],
): FieldError {
  return fault('maxLength', format(texts.tooLong, { label, max, count }));
}

/** Default of `own`: the value of most kinds is one text. */
export function ownText({ name }: Field, values: Values): Values {
  const value = values[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
