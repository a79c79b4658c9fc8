import { sharedStorage } from '../../../lib/safe-storage.ts';
import { isRecord, stored } from '../../../lib/stored.ts';
import type { SubmitResult, Values } from '../types.ts';
import type { Row } from './row.ts';

type Status = SubmitResult['status'];

export interface QueuedSubmission {
  id: string;
  formId: string;
  /** When it was queued, in milliseconds since 1970. */
  at: number;
  /** Without captcha, which would have expired. */
  values: Values;
  /** Where the log has an attempt at it. */
  row?: Row | undefined;
  /** Set before it is posted: from then on it may have arrived. */
  sent?: true;
  /** The page was closed before it could be posted, and the visitor was not told that it is kept. */
  left?: true;
  /** How it went, for the other tabs; the values are gone then. */
  result?: Status;
}

export const OUTBOX_KEY = 'outbox';
const LIFETIME = 24 * 60 * 60 * 1000;
/** Of what was left: enough to open the page again, too short for the next person at a shared computer. */
const LEFT_LIFETIME = 10 * 60 * 1000;
/** Clocks are set back by this much now and then; a date further ahead is none. */
const DRIFT = 60 * 1000;

export const isFresh = (at: number, lifetime = LIFETIME): boolean => {
  const age = Date.now() - at;
  return age < lifetime && age > -DRIFT;
};

const outbox = stored(sharedStorage, OUTBOX_KEY, (found) => {
  const good = Array.isArray(found) ? found.filter(isQueued) : [];
  return good.length > 0 ? good : undefined;
});

function isQueued(found: unknown): found is QueuedSubmission {
  return (
    isRecord(found) &&
    typeof found.id === 'string' &&
    typeof found.formId === 'string' &&
    typeof found.at === 'number' &&
    isFresh(found.at, found.left ? LEFT_LIFETIME : LIFETIME) &&
    isRecord(found.values) &&
    (found.row === undefined || isRow(found.row)) &&
    (found.result === undefined || typeof found.result === 'string')
  );
}

/** What waits to be sent, or was sent of late; what is older than 24 hours is not kept. */
export const readOutbox = (): QueuedSubmission[] => outbox.read() ?? [];

export const findQueued = (id: string): QueuedSubmission | undefined =>
  readOutbox().find((queued) => queued.id === id);

/** What a form has waiting, sent without an answer included. */
export function waitingFor(formId: string): QueuedSubmission | undefined {
  return readOutbox().find((queued) => queued.formId === formId && !queued.result);
}

/** False when it could not be kept. */
export function enqueue(submission: QueuedSubmission): boolean {
  return outbox.write([...readOutbox().filter(({ id }) => id !== submission.id), submission]);
}

export function dequeue(id: string): void {
  const rest = readOutbox().filter((queued) => queued.id !== id);
  if (rest.length > 0) outbox.write(rest);
  else outbox.remove();
}

/** For what comes out of storage. */
export const isRow = (found: unknown): found is Row =>
  Array.isArray(found) && typeof found[0] === 'string';
