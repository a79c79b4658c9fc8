import type { Form, Messages, Notice } from '../../types/config.gen.ts';
import { strategyOf } from '../strategies/registry.ts';
import type { ReceiptLine } from '../submission/receipt.ts';
import type { Afterwards, SubmitResult } from '../types.ts';

/** What is said of a form beside its fields. */
export interface Outcome {
  /** `restored`: what was typed is back. `ended`: a robot's submission. */
  status: Exclude<SubmitResult['status'], 'invalid'> | 'restored' | 'ended';
  title: string;
  text?: string;
  /** What the other side said when it refused. */
  reason?: string;
  /** True where it shows over the page too; one that says what the panel does is the panel itself. */
  toast?: boolean;
  /** Other words for it there. */
  toastTitle?: string;
  toastText?: string;
  /** Their language, where it is not the page's. */
  toastLang?: string;
  /** What was sent, when it has arrived. */
  receipt?: ReceiptLine[];
  afterwards?: Afterwards[];
  /** The button that brings the form back. */
  again?: string;
}

/**
 * What went wrong is told in the panel alone, which stays: the same words over the page would only
 * hide it. What went well may take the page away, and other words add something.
 */
export const showsToast = ({ status, toast, toastTitle, toastText }: Outcome): boolean =>
  Boolean(toast && (status === 'confirmed' || toastTitle || toastText));

/** The notices a form refers to. */
export function noticeIds({ submit, alerts = [] }: Form): string[] {
  return [...new Set([...Object.values(submit.notices), ...alerts.map(({ notice }) => notice)])];
}

/** What a form may have to say. */
export interface FormTexts {
  form: Form;
  notices: (Notice & { id: string })[];
  texts: Messages['forms'];
}

export function outcomeOf(
  status: Outcome['status'],
  { form, notices, texts }: FormTexts,
  reason?: string,
): Outcome {
  if (status === 'restored') return { status, title: texts.restored };
  if (status === 'ended') return { status, title: texts.ended };
  // Only some strategies can end in all ways; what is neither good nor told apart is bad.
  const ids = form.submit.notices;
  const name = status in ids ? ids[status as keyof typeof ids] : ids.refused;
  const notice = notices.find(({ id }) => id === name);
  const { ownReasons, repeats } = strategyOf(form.submit);
  return {
    status,
    ...(notice ?? { title: '' }),
    ...(ownReasons ? reason && { text: reason } : { reason }),
    again: form.againLabel ?? (repeats && texts.another),
  };
}
