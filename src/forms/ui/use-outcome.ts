import { useState } from 'react';
import { notify } from '../../ui/toasts/notify.ts';
import { afterwardsOf, receiptOf } from '../submission/receipt.ts';
import type { Values } from '../types.ts';
import { type FormTexts, type Outcome, outcomeOf } from './outcomes.ts';

/** The outcome of a form, shown in its panel, and as a toast if its notice says so. */
export function useOutcome(formTexts: FormTexts, focusPanel: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();

  function show(status: Outcome['status'], values: Values = {}, reason?: string): void {
    const { form } = formTexts;
    const next = outcomeOf(status, formTexts, reason);
    setOutcome({
      ...next,
      receipt: receiptOf(form, values),
      afterwards: afterwardsOf(form, values),
    });
    if (next.toast) {
      const { toastTitle: title = next.title, toastText: text = next.text, toastLang: lang } = next;
      notify({ title, text, reason, lang, tone: status === 'confirmed' ? 'success' : 'error' });
    }
    focusPanel();
  }

  return { outcome, setOutcome, show };
}
