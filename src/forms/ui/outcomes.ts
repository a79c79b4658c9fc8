import { strategyOf } from '../../blocks/strategies.ts';
import type { Form, Messages, Notice } from '../../types/config.gen.ts';
import type { Afterwards, SubmitResult } from '../kit/types.ts';
import type { ReceiptLine } from '../submission/receipt.ts';

/** The state of a form that its panel shows. */
export interface Outcome {
  /** `restored`: a draft was restored. `ended`: a robot's submission. `repeat`: it may have arrived already. */
  status: Exclude<SubmitResult['status'], 'invalid'> | 'restored' | 'ended' | 'repeat';
  title: string;
  text?: string;
  /** The reason for a refusal. */
  reason?: string;
  /** True if it is important enough for a toast. */
  toast?: boolean;
  /** Title and text of the toast, if they differ. */
  toastTitle?: string;
  toastText?: string;
  /** Their language, if it is not the page's. */
  toastLang?: string;
  /** The confirmed values. */
  receipt?: ReceiptLine[];
  afterwards?: Afterwards[];
  /** The button that brings the form back. */
  again?: string;
}

/** The notices a form refers to. */
export function noticeIds({ submit, alerts = [] }: Form): string[] {
  return [...new Set([...Object.values(submit.notices), ...alerts.map(({ notice }) => notice)])];
}

/** A form, its notices and its messages. */
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
  if (status === 'repeat') return { status, title: texts.repeatTitle, text: texts.repeatText };
  // Only some strategies have a notice for each status; the default is the one for a refusal.
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
