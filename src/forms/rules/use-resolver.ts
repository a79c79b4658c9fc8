import { useMemo } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Form, Integrations, Messages } from '../../types/config.gen.ts';
import { useCountryName } from '../fields/phone/country-name.ts';
import type { Values } from '../types.ts';
import { atRest } from '../ui/at-rest.ts';
import { compileRules } from './rules.ts';

/** react-hook-form's resolver, compiled from the form's own rules. */
export function useResolver(
  form: Form,
  texts: Messages['forms'],
  { captcha }: Integrations,
): Resolver<Values> {
  const countryName = useCountryName();
  return useMemo(() => {
    const validate = compileRules(form, texts);
    return async (values) => {
      await atRest(); // an error that comes or goes moves what is below
      // Offline no captcha can be had; it is asked for when what was queued is sent.
      const conditions = { captcha: Boolean(captcha) && navigator.onLine, countryName };
      const found = Object.entries(validate(values, conditions));
      if (found.length === 0) return { values, errors: {} };
      const errors = found.map(([name, { rule, message }]) => [name, { type: rule, message }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    };
  }, [form, texts, captcha, countryName]);
}
