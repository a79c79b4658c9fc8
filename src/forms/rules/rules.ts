import { format } from '../../lib/format.ts';
import type { Field, Form, Messages } from '../../types/config.gen.ts';
import { internationalPhone } from '../phone/phone-number.ts';
import { countryOf, textOf } from '../submission/values.ts';
import type { FieldError, FieldOf, FormErrors, RuleName, Values } from '../types.ts';
import { isEmail } from './email.ts';
import { sanitize } from './sanitize.ts';

type Texts = Messages['forms'];

export interface Conditions {
  /** False where no captcha can be had: none is configured, or the machine is offline. */
  captcha: boolean;
  /** A country's name, for the message about its numbers. */
  countryName(country: string): string;
}

/** A form's own rules -> the check of its values. Each rule is linear in the length of the value. */
export function compileRules(form: Form, texts: Texts) {
  return (values: Values, conditions: Conditions): FormErrors => {
    const errors: FormErrors = {};
    for (const field of form.fields) {
      const error = check(field, { values, conditions, texts, form });
      if (error) errors[field.name] = error;
    }
    return errors;
  };
}

interface Context {
  values: Values;
  conditions: Conditions;
  texts: Texts;
  form: Form;
}

const fault = (rule: RuleName, message: string): FieldError => ({ rule, message });

/** The first rule a field breaks. */
function check(field: Field, context: Context): FieldError | undefined {
  const { values, conditions, texts } = context;
  switch (field.type) {
    case 'hidden':
    case 'honeypot':
      return undefined;
    case 'captcha':
      return conditions.captcha && !values[field.name]
        ? fault('captcha', texts.captchaNeeded)
        : undefined;
    case 'checkbox':
      return field.required && !values[field.name]
        ? fault('required', format(texts.requiredChoice, { label: field.label }))
        : undefined;
    case 'checkbox-group':
      return checkGroup(field, context);
    default:
      return checkText(field, context);
  }
}

function checkGroup(field: FieldOf<'checkbox-group'>, { values, texts }: Context) {
  const chosen = values[field.name];
  const none = !Array.isArray(chosen) || chosen.length === 0;
  if (none && field.required)
    return fault('required', format(texts.required, { label: field.label }));
  const known = field.options.map(({ value }) => value);
  return none || chosen.every((value) => known.includes(value))
    ? undefined
    : fault('option', format(texts.notAnOption, { label: field.label }));
}

type TextLike = FieldOf<'text' | 'email' | 'phone' | 'textarea' | 'select' | 'password'>;

function checkText(field: TextLike, context: Context): FieldError | undefined {
  const { values, texts } = context;
  const { label } = field;
  const raw = textOf(values, field.name);
  const text = 'sanitize' in field && field.sanitize ? sanitize(raw) : raw;
  const blank = field.type === 'password' ? text === '' : text.trim() === '';
  if (blank)
    return field.required ? fault('required', format(texts.required, { label })) : undefined;
  if ('maxLength' in field && field.maxLength && text.length > field.maxLength) {
    const numbers = { max: String(field.maxLength), count: String(text.length) };
    return fault('maxLength', format(texts.tooLong, { label, ...numbers }));
  }
  return checkKind(field, text, context);
}

function checkKind(field: TextLike, text: string, { values, conditions, texts, form }: Context) {
  const { label } = field;
  if (field.type === 'email' && !isEmail(text.trim())) return fault('email', texts.invalidEmail);
  if (field.type === 'phone') {
    const country = countryOf(field, values);
    return !country || internationalPhone(text, country)
      ? undefined
      : fault('phone', format(texts.invalidPhone, { country: conditions.countryName(country) }));
  }
  if (field.type === 'select' && !field.options.some(({ value }) => value === text))
    return fault('option', format(texts.notAnOption, { label }));
  if (field.type !== 'password') return undefined;
  if (field.equals && text !== textOf(values, field.equals)) {
    const other = form.fields.find(({ name }) => name === field.equals);
    const otherLabel = other && 'label' in other ? other.label : field.equals;
    return fault('equals', format(texts.different, { label, other: otherLabel }));
  }
  if (field.minLength && text.length < field.minLength)
    return fault('minLength', format(texts.tooShort, { label, min: String(field.minLength) }));
  return undefined;
}
