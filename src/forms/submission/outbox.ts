import { sharedStorage } from '../../lib/safe-storage.ts';
import { isRecord, stored } from '../../lib/stored.ts';
import type { SubmitResult, Values } from '../kit/types.ts';
import type { VisitSource } from '../kit/visit-source.ts';
import { OUTBOX_KEY, OUTBOX_NEWS } from './outbox-trace.ts';

type Status = Exclude<SubmitResult['status'], 'invalid'>;

/**
 * A row of the log with an unconfirmed submission, to which the next attempt is written too:
 * the id of the first attempt; then name, e-mail and telephone of the last sender.
 */
export type LogRow = [id: string, ...by: string[]];

/** Validates a stored row. */
export const isLogRow = (found: unknown): found is LogRow =>
  Array.isArray(found) && typeof found[0] === 'string';

/** What is sent. */
export interface Content {
  id: string;
  values: Values;
  /** The row of the log with an earlier attempt. */
  row?: LogRow | undefined;
  /** Where the visit came from in which it was written. */
  source?: VisitSource | undefined;
}

/** Its values are without the captcha, which would expire. */
export interface QueuedSubmission extends Content {
  formId: string;
  /** The path of the page on which it was written. */
  path?: string;
  /** Time of queuing, in milliseconds since 1970. */
  at: number;
  /** Set before the post: from then on it may have arrived. */
  sent?: true;
  /** The page was closed before the post, so the visitor does not know that it is queued. */
  left?: true;
  /** The outcome, for other tabs. The values are removed then, unless its form has yet to show a failure. */
  result?: Status;
  /** The visitor has read the outcome. */
  told?: true;
}

const LIFETIME = 24 * 60 * 60 * 1000;
/** Lifetime of `left` entries: long enough to open the page again, too short for the next person at a shared computer. */
const LEFT_LIFETIME = 10 * 60 * 1000;

export const isFresh = (time: number, lifetime = LIFETIME): boolean => Date.now() - time < lifetime;

const outbox = stored(sharedStorage, OUTBOX_KEY, (found) => {
  const valid = Array.isArray(found) ? found.filter(isQueued).map(datedNow) : [];
  return valid.length > 0 ? valid : undefined;
});

/** A path of this site: `//` or `/\\` would lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

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
    (found.path === undefined || OWN_PATH.test(String(found.path))) &&
    (found.result === undefined || typeof found.result === 'string')
  );
}

/** A clock that was ahead when it was queued has been corrected: its time begins now. */
const datedNow = (queued: QueuedSubmission): QueuedSubmission =>
  queued.at > Date.now() ? { ...queued, at: Date.now() } : queued;

/** Submissions that wait, or were sent recently; none is older than 24 hours. */
export const readOutbox = (): QueuedSubmission[] => outbox.read() ?? [];

export const findQueued = (id: string): QueuedSubmission | undefined =>
  readOutbox().find((queued) => queued.id === id);

/** The waiting submission of a form; it may have been sent without an answer, or refused on another page. */
export function waitingFor(formId: string): QueuedSubmission | undefined {
  return readOutbox().find(
    ({ formId: of, result, values }) =>
      of === formId && (!result || Object.keys(values).length > 0),
  );
}

/** False if the browser stores nothing. */
export function enqueue(submission: QueuedSubmission): boolean {
  return outbox.write([...readOutbox().filter(({ id }) => id !== submission.id), submission]);
}

/** Updates an entry, if it exists. */
export function note(id: string, news: Partial<QueuedSubmission>): void {
  const found = findQueued(id);
  if (found) enqueue({ ...found, ...news });
}

export function dequeue(id: string): void {
  const rest = readOutbox().filter((queued) => queued.id !== id);
  if (rest.length > 0) outbox.write(rest);
  else outbox.remove();
}

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
