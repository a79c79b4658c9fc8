import { sharedStorage } from '../../lib/safe-storage.ts';
import { isRecord, stored } from '../../lib/stored.ts';
import type { SubmitResult, Values } from '../types.ts';

type Status = SubmitResult['status'];

export interface QueuedSubmission {
  id: string;
  formId: string;
  /** When it was queued, in milliseconds since 1970. */
  at: number;
  /** Without captcha, which would have expired. */
  values: Values;
  /** Set before it is posted: from then on it may have arrived. */
  sent?: true;
  /** How it went, for the other tabs; the values are gone then. */
  result?: Status;
}

export const OUTBOX_KEY = 'outbox';
const LIFETIME = 24 * 60 * 60 * 1000;
/** Clocks are set back by this much now and then; a date further ahead is none. */
const DRIFT = 60 * 1000;

export const isFresh = (at: number): boolean => {
  const age = Date.now() - at;
  return age < LIFETIME && age > -DRIFT;
};

const outbox = stored(sharedStorage, OUTBOX_KEY, (found) => {
  const good = Array.isArray(found) ? found.filter(isQueued) : [];
  return good.length > 0 ? good : undefined;
});

function isQueued(one: unknown): one is QueuedSubmission {
  return (
    isRecord(one) &&
    typeof one.id === 'string' &&
    typeof one.formId === 'string' &&
    typeof one.at === 'number' &&
    isFresh(one.at) &&
    isRecord(one.values) &&
    (one.result === undefined || typeof one.result === 'string')
  );
}

/** What waits to be sent, or was sent of late; what is older than 24 hours is not kept. */
export const readOutbox = (): QueuedSubmission[] => outbox.read() ?? [];

export const findQueued = (id: string): QueuedSubmission | undefined =>
  readOutbox().find((one) => one.id === id);

/** What a form has waiting, sent without an answer included. */
export function waitingFor(formId: string): QueuedSubmission | undefined {
  return readOutbox().find((one) => one.formId === formId && !one.result);
}

/** False when it could not be kept. */
export function enqueue(submission: QueuedSubmission): boolean {
  return outbox.write([...readOutbox().filter(({ id }) => id !== submission.id), submission]);
}

export function dequeue(id: string): void {
  const rest = readOutbox().filter((one) => one.id !== id);
  if (rest.length > 0) outbox.write(rest);
  else outbox.remove();
}

/** Changes nothing where nothing is queued. */
export function note(id: string, news: Partial<QueuedSubmission>): void {
  const found = findQueued(id);
  if (found) enqueue({ ...found, ...news });
}
