import type { SubmitResult, Values } from '../types.ts';
import { sharedStorage } from './storage.ts';

type Status = SubmitResult['status'];

export interface QueuedSubmission {
  id: string;
  formId: string;
  /** When it was queued, in milliseconds since 1970. */
  at: number;
  /** Without captcha, which would have expired. */
  values: Values;
  /** Set before it is sent, so that a crash in between never sends it twice. */
  sent?: true;
  /** How it went, for the other tabs; the values are gone then. */
  result?: Status;
}

export const OUTBOX_KEY = 'outbox';
const LIFETIME = 24 * 60 * 60 * 1000;

/** What waits to be sent, or was sent of late; forgotten after 24 hours. */
export function readOutbox(now = Date.now()): QueuedSubmission[] {
  const all = sharedStorage.read<QueuedSubmission[]>(OUTBOX_KEY) ?? [];
  return all.filter(({ at }) => now - at < LIFETIME);
}

/** What a form has waiting, sent without an answer included. */
export function waitingFor(formId: string): QueuedSubmission | undefined {
  return readOutbox().find((one) => one.formId === formId && !one.result);
}

/** False when it could not be kept. */
export function enqueue(submission: QueuedSubmission): boolean {
  return store([...readOutbox().filter(({ id }) => id !== submission.id), submission]);
}

/** Before sending: `free` was never queued, `mine` is now this tab's, `taken` is another tab's. */
export async function claim(id: string): Promise<'free' | 'mine' | 'taken'> {
  const look = () => {
    const found = readOutbox().find((one) => one.id === id);
    if (!found) return 'free';
    if (found.sent) return 'taken';
    change(id, { sent: true });
    return 'mine';
  };
  return navigator.locks ? navigator.locks.request(OUTBOX_KEY, look) : look();
}

/** After sending: what was queued is told to the other tabs. */
export function settle(id: string, result: Status): void {
  change(id, { result, values: {} });
}

function change(id: string, news: Partial<QueuedSubmission>): void {
  const all = readOutbox();
  if (all.some((one) => one.id === id))
    store(all.map((one) => (one.id === id ? { ...one, ...news } : one)));
}

function store(submissions: QueuedSubmission[]): boolean {
  if (submissions.length > 0) return sharedStorage.write(OUTBOX_KEY, submissions);
  sharedStorage.remove(OUTBOX_KEY);
  return true;
}
