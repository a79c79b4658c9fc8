import { useState } from 'react';
import { notify } from '../../ui/toasts/notify.ts';
import type { SubmitResult, Values } from '../kit/types.ts';
import { afterwardsOf, receiptOf } from '../submission/receipt.ts';
import { type FormTexts, type Outcome, outcomeOf } from './outcomes.ts';

/** The outcome of a form, shown in its panel, and as a toast if its notice says so. */
export function useOutcome(formTexts: FormTexts, focusPanel: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();

  function show(status: Outcome['status'], values: Values = {}, result?: SubmitResult): void {
    const { form } = formTexts;
    const reason = result?.status === 'refused' ? result.reason : undefined;
    const next = outcomeOf(status, formTexts, reason);
    setOutcome({
      ...next,
      receipt: receiptOf(form, values),
      afterwards: afterwardsOf(form, values),
    });
    // An answer that is an error is told as one, though nobody knows whether the submission arrived.
    const failed = result?.status === 'unknown' && result.failed;
    const told = failed ? outcomeOf('refused', formTexts) : next;
    if (told.toast) {
      const { toastTitle: title = told.title, toastText: text = told.text, toastLang: lang } = told;
      notify({ title, text, reason, lang, tone: status === 'confirmed' ? 'success' : 'error' });
    }
    focusPanel();
  }

  return { outcome, setOutcome, show };
}
