import { format } from '../../lib/format.ts';
import type { Field } from '../../types/config.gen.ts';
import type { CheckContext, FieldError, RuleName, Values } from '../types.ts';

/** What checks and controls of several kinds have in common. */

export const textOf = (values: Values, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};

export const fault = (rule: RuleName, message: string): FieldError => ({ rule, message });

interface TextLike {
  label: string;
  required?: boolean;
  maxLength?: number;
}

/** Of a text: whether it is there where it must be, and not too long; then `more`, where it is there. */
export function checkText(
  { label, required, maxLength }: TextLike,
  text: string,
  { texts }: CheckContext,
  more?: () => FieldError | undefined,
): FieldError | undefined {
  if (text.trim() === '')
    return required ? fault('required', format(texts.required, { label })) : undefined;
  if (maxLength && text.length > maxLength) {
    const numbers = { max: String(maxLength), count: String(text.length) };
    return fault('maxLength', format(texts.tooLong, { label, ...numbers }));
  }
  return more?.();
}

/** The value of most kinds is one text. */
export function ownText({ name }: Field, values: Values): Values {
  const value = values[name];
  return typeof value === 'string' ? { [name]: value } : {};
}
