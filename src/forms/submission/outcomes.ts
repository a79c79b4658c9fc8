import { strategyOf } from '../../blocks/strategies.ts';
import type { Form, Messages, Notice } from '../../types/config.gen.ts';
import type { Toast } from '../../ui/toasts/notify.ts';
import type { FormState, StateName } from './machine.ts';

/** What a form says of a state: a notice, the reason for a refusal, and the button that brings the form back. */
type Outcome = Partial<Notice> & { title: string; reason?: string; again?: string };

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

/** State -> the key of its notice in the form. */
const NOTICES: Partial<Record<StateName, string>> = {
  confirmed: 'confirmed',
  refused: 'refused',
  unknown: 'unknown',
  unsent: 'unsent',
  waiting: 'queued',
  captcha: 'queued',
};

/** Undefined while the form is filled in, checked and sent. */
export function outcomeOf(
  { name, reason }: Pick<FormState, 'name' | 'reason'>,
  { form, notices, texts }: FormTexts,
): Outcome | undefined {
  if (name === 'restored') return { title: texts.restored };
  if (name === 'ended') return { title: texts.ended };
  if (name === 'asking') return { title: texts.repeatTitle, text: texts.repeatText };
  const key = NOTICES[name];
  if (!key) return undefined;
  // Only some strategies have a notice for each state; the default is the one for a refusal.
  const ids = form.submit.notices;
  const wanted = key in ids ? ids[key as keyof typeof ids] : ids.refused;
  const notice = notices.find(({ id }) => id === wanted);
  const { ownReasons, repeats } = strategyOf(form.submit);
  return {
    ...(notice ?? { title: '' }),
    ...(ownReasons ? reason && { text: reason } : { reason }),
    ...(name === 'captcha' && { text: texts.backOnline }),
    again: form.againLabel ?? (repeats && !form.success?.download ? texts.another : undefined),
  };
}

/** Undefined if the state is not important enough for a toast. */
export function toastOf(state: FormState, formTexts: FormTexts): Toast | undefined {
  const outcome = outcomeOf(state.failed ? { name: 'refused' } : state, formTexts);
  if (!outcome?.toast) return undefined;
  const { title, text, toastTitle = title, toastText = text, toastLang: lang } = outcome;
  const tone = state.name === 'confirmed' ? 'success' : 'error';
  return { title: toastTitle, text: toastText, reason: state.reason, lang, tone };
}
