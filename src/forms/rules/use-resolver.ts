import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import { useCountryName } from '../../blocks/fields/phone/country-name.ts';
import type { Form, Integrations, Messages } from '../../types/config.gen.ts';
import { afterPress } from '../kit/after-press.ts';
import type { FormErrors, Values } from '../kit/types.ts';
import { compileRules } from './rules.ts';

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
export function useResolver(check: (values: Values) => FormErrors): Resolver<Values> {
  return useMemo(
    () => async (values) => {
      await afterPress(); // an error that appears or disappears moves the fields below
      const found = Object.entries(check(values));
      if (found.length === 0) return { values, errors: {} };
      const errors = found.map(([name, { rule, message }]) => [name, { type: rule, message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
    [check],
  );
}
