import { OUTBOX_NEWS } from './outbox-trace.ts';

/** The forms of this page that have looked into the outbox, each with the submission whose state it shows. */
const forms = new Map<string, string | undefined>();

export const hasResumed = (formId: string): boolean => forms.has(formId);

export const isAttended = (id: string): boolean => [...forms.values()].includes(id);

/** Called by a form that shows what becomes of a submission, or of none; others are sent without it. */
export function attend(formId: string, id: string | undefined): void {
  forms.set(formId, id);
  dispatchEvent(new Event(OUTBOX_NEWS));
}

export const leaveForm = (formId: string): void => void forms.delete(formId);
