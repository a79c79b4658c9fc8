import { createContext, useContext } from 'react';
import type { Form, Integrations, Messages, Notice } from '../../types/config.gen.ts';

interface FormContextValue {
  form: Form;
  /** Prefix of the ids of its fields, as a page may have two forms. */
  base: string;
  texts: Messages['forms'];
  /** The notices that the form refers to. */
  notices: (Notice & { id: string })[];
  integrations: Integrations;
  /** True from the first touch on: the captcha may be loaded. */
  touched: boolean;
  /** Number of attempts to send; each needs a new captcha. */
  attempt: number;
  /** One switch for all passwords of the form. */
  passwords: { shown: boolean; toggle(): void };
}

const FormContext = createContext<FormContextValue | null>(null);

export const FormContextProvider = FormContext.Provider;

export function useConfigFormContext(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field stands in a ConfigForm');
  return value;
}

export const fieldId = (base: string, name: string): string => `${base}${name}`;
