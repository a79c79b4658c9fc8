import { createContext, useContext } from 'react';
import type { Form, Integrations, Messages, Notice } from '../../types/config.gen.ts';

export interface FormContextValue {
  form: Form;
  /** Before the ids of its fields, so that two forms may stand on a page. */
  base: string;
  texts: Messages['forms'];
  /** What it may have to say. */
  notices: (Notice & { id: string })[];
  integrations: Integrations;
  /** True from the first touch on: what is heavy may be loaded. */
  touched: boolean;
  /** Grows with each attempt to send, after which a captcha must be solved again. */
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
