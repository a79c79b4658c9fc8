import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useCountryName } from '../../blocks/fields/phone/phone.tsx';
import { kindOf } from '../../blocks/fields.ts';
import type { Form, Integrations, Messages } from '../../types/config.gen.ts';
import { afterPress } from '../kit/after-press.ts';
import { tooLong } from '../kit/check.ts';
import { LARGEST_TOTAL } from '../kit/sanitize.ts';
import type { Conditions, FormErrors, Values } from '../kit/types.ts';
import { enteredIn } from '../submission/sent-values.ts';
import { shownFields } from '../submission/shown-fields.ts';

/** The rules of a form as a check of its values. */
export function useRules(
  form: Form,
  texts: Messages['forms'],
  { captcha }: Integrations,
): (values: Values) => FormErrors {
  const countryName = useCountryName();
  return useMemo(() => {
    const check = compileRules(form, texts);
    return (values) =>
      // There is no captcha offline; a queued submission asks for it when it is sent.
      check(values, { captcha: Boolean(captcha) && navigator.onLine, countryName });
  }, [form, texts, captcha, countryName]);
}

/** The same check for react-hook-form. */
export function useResolver(form: Form, check: (values: Values) => FormErrors): Resolver<Values> {
  return useMemo(
    () => async (values, _context, options) => {
      await afterPress(); // an error that appears or disappears moves the fields below
      await prepare(form, values);
      const found = Object.entries(check({ ...values, ...unreadable(options) }));
      if (found.length === 0) return { values, errors: {} };
      const errors = found.map(([name, { rule, message }]) => [name, { type: rule, message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
    [form, check],
  );
}

async function prepare({ fields }: Form, values: Values): Promise<void> {
  await Promise.all(fields.map((field) => kindOf(field).prepare?.(field, values)));
}

/** What a browser's control cannot read has no value there, as a day that is half written: it is not empty. */
function unreadable({ fields }: Parameters<Resolver<Values>>[2]): Values {
  const bad = Object.entries(fields).filter(([, { ref } = {}]) => isUnreadable(ref));
  return Object.fromEntries(bad.map(([name]) => [name, '?']));
}

const isUnreadable = (ref: unknown): boolean =>
  ref instanceof HTMLInputElement && ref.validity.badInput;

/** Compiles the rules of a form to a check of its values: the first broken rule of each field. */
export function compileRules(form: Form, texts: Messages['forms']) {
  return (values: Values, conditions: Conditions): FormErrors => {
    const errors: FormErrors = {};
    for (const field of shownFields(form, values)) {
      const error = kindOf(field).check?.(field, { values, conditions, texts, form });
      if (error) errors[field.name] = error;
    }
    return Object.keys(errors).length > 0 ? errors : checkTotal(form, values, texts);
  };
}

/** All values together may be too long though none is: the longest has to be shortened by the excess. */
function checkTotal(form: Form, values: Values, texts: Messages['forms']): FormErrors {
  const entered = enteredIn(form, values);
  // The database writes a space after each colon and comma: at most eight per field.
  const size = new Blob([JSON.stringify(entered)]).size + entered.length * 8;
  const longest = entered.toSorted((a, b) => b.value.length - a.value.length)[0];
  if (size <= LARGEST_TOTAL || !longest) return {};
  const { name, label, value } = longest;
  // A character has at least one byte.
  const max = Math.max(0, value.length - (size - LARGEST_TOTAL));
  return { [name]: tooLong(label, max, value, texts) };
}
