import { sharedStorage } from '../../lib/safe-storage.ts';
import { isRecord, stored } from '../../lib/stored.ts';
import type { SubmitResult, Values } from '../types.ts';
import type { LogRow } from './log-row.ts';
import type { VisitSource } from './source.ts';

type Status = SubmitResult['status'];

export interface QueuedSubmission {
  id: string;
  formId: string;
  /** Time of queuing, in milliseconds since 1970. */
  at: number;
  /** Without the captcha, which would expire. */
  values: Values;
  /** The row of the log with an earlier attempt. */
  row?: LogRow | undefined;
  /** The source of the visit in which it was queued. */
  source?: VisitSource | undefined;
  /** Set before the post: from then on it may have arrived. */
  sent?: true;
  /** The page was closed before the post, so the visitor does not know that it is queued. */
  left?: true;
  /** The outcome, for other tabs; the values are removed then. */
  result?: Status;
}

export const OUTBOX_KEY = 'outbox';
const LIFETIME = 24 * 60 * 60 * 1000;
/** Lifetime of `left` entries: long enough to open the page again, too short for the next person at a shared computer. */
const LEFT_LIFETIME = 10 * 60 * 1000;
/** Tolerated correction of the clock; a date further in the future is invalid. */
const DRIFT = 60 * 1000;

export const isFresh = (time: number, lifetime = LIFETIME): boolean => {
  const age = Date.now() - time;
  return age < lifetime && age > -DRIFT;
};

const outbox = stored(sharedStorage, OUTBOX_KEY, (found) => {
  const valid = Array.isArray(found) ? found.filter(isQueued) : [];
  return valid.length > 0 ? valid : undefined;
});

function isQueued(found: unknown): found is QueuedSubmission {
  return (
    isRecord(found) &&
    typeof found.id === 'string' &&
    typeof found.formId === 'string' &&
    typeof found.at === 'number' &&
    isFresh(found.at, found.left ? LEFT_LIFETIME : LIFETIME) &&
    isRecord(found.values) &&
    (found.row === undefined || isLogRow(found.row)) &&
    (found.source === undefined || isRecord(found.source)) &&
    (found.result === undefined || typeof found.result === 'string')
  );
}

/** Submissions that wait, or were sent recently; none is older than 24 hours. */
export const readOutbox = (): QueuedSubmission[] => outbox.read() ?? [];

export const findQueued = (id: string): QueuedSubmission | undefined =>
  readOutbox().find((queued) => queued.id === id);

/** The waiting submission of a form; it may have been sent without an answer. */
export function waitingFor(formId: string): QueuedSubmission | undefined {
  return readOutbox().find((queued) => queued.formId === formId && !queued.result);
}

/** False if the browser stores nothing. */
export function enqueue(submission: QueuedSubmission): boolean {
  return outbox.write([...readOutbox().filter(({ id }) => id !== submission.id), submission]);
}

export function dequeue(id: string): void {
  const rest = readOutbox().filter((queued) => queued.id !== id);
  if (rest.length > 0) outbox.write(rest);
  else outbox.remove();
}

/** Validates a stored row. */
export const isLogRow = (found: unknown): found is LogRow =>
  Array.isArray(found) && typeof found[0] === 'string';
