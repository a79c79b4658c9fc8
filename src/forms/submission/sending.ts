import type { Form, Integrations } from '../../types/config.gen.ts';
import { track } from '../../visitor/tracking/track.ts';
import type { Departure, EnteredField, Strategy, Submission, SubmitResult } from '../kit/types.ts';
import {
  type Content,
  findQueued,
  isFresh,
  type LogRow,
  note,
  type QueuedSubmission,
} from './outbox.ts';
import { enteredIn, filesIn, isTrapped, keptEntries, sentEntries } from './sent-values.ts';

/** `elsewhere`: another tab has sent it. */
export type Delivery = SubmitResult & { elsewhere?: true };

/** A form, and the page on which it was written. */
export interface Origin {
  form: Form;
  integrations: Integrations;
  path: string;
}

/** Everything that a strategy needs, and the row of the log for the next attempt. */
export function submissionOf({ form, integrations, path }: Origin, content: Content) {
  const { id, values, source } = content;
  const entered = enteredIn(form, values);
  const row = rowOf(content.row, id, entered);
  const entries = sentEntries(form, values);
  const submission: Submission = {
    id,
    row: row[0],
    at: Date.now(),
    entries,
    files: filesIn(form, values),
    keptEntries: keptEntries(form, entries),
    entered,
    source,
    pageUrl: location.origin + path,
    isTrapped: isTrapped(form, values),
    form,
    integrations,
  };
  return { submission, row };
}

/** The row for an attempt with this id: that of the attempt before, unless the sender is another. */
export function rowOf(before: LogRow | undefined, id: string, entered: EnteredField[]): LogRow {
  const by = entered.filter((field) => field.as).map(({ value }) => value);
  const [first, ...byBefore] = before ?? [];
  const same = byBefore.length === 0 || byBefore.some((value) => by.includes(value));
  return [(same && first) || id, ...by];
}

/** Posts once. The tab that posts it tracks it. */
export async function post(
  strategy: Strategy,
  submission: Submission,
  departure: Departure,
): Promise<SubmitResult> {
  const { submit } = submission.form;
  const result = await strategy
    .submit(submission, submit, departure)
    .catch((): SubmitResult => ({ status: 'unknown' }));
  if (result.status === 'confirmed' && 'formName' in submit && !submission.isTrapped)
    track({ name: 'form_submit', form: submit.formName });
  return result;
}

/**
 * Posts the submission of a form that shows its outcome, one tab at a time: the second tab gets the outcome of
 * the first. The lock ends with the tab that holds it, so after a crash the submission can be sent again.
 *
 * @param queuedAt when this tab queued it or found it queued, unless it knows of a post since
 */
export function deliver(
  id: string,
  queuedAt: number | undefined,
  task: () => Promise<SubmitResult>,
): Promise<Delivery> {
  return alone(id, async (waited) => {
    const found = waited ? await newsOf(id) : findQueued(id);
    const status = statusElsewhere(found, queuedAt !== undefined && isFresh(queuedAt));
    if (status) return { status, elsewhere: true } as Delivery;
    return withNote(id, task, { told: true });
  });
}

/** The outcome in another tab; undefined if it has to be sent. */
function statusElsewhere(found: QueuedSubmission | undefined, waiting: boolean) {
  if (!waiting && found?.result !== 'confirmed') return undefined;
  // Without an entry it was sent by a tab that could not store the outcome.
  return found ? found.result : 'unknown';
}

/**
 * Runs a task that posts, with a note in the outbox, for other tabs: from now on it may have arrived, and then what
 * became of it. The values stay for its form, unless the form has `told` the visitor, or all has arrived.
 */
export async function withNote(
  id: string,
  task: () => Promise<SubmitResult>,
  { told }: { told?: true },
): Promise<SubmitResult> {
  note(id, { sent: true });
  const answer = await task();
  const result = answer.status === 'invalid' ? 'refused' : answer.status;
  if (result === 'unsent') note(id, { sent: undefined });
  else if (told || result === 'confirmed')
    note(id, { told, result, values: {}, row: undefined, source: undefined });
  else note(id, { result, ...(result === 'refused' && { sent: undefined }) });
  return answer;
}

/** Delay until other tabs see what this one has stored; the lock is held that long, in milliseconds. */
const SPREAD = 300;
/** Longest wait for the outcome that another tab has stored, in milliseconds. */
const TIMEOUT = 5000;

/** Runs a task under the lock of a submission, if the browser has locks. `waited`: another tab had the lock. */
export function alone<T>(id: string, task: (waited: boolean) => Promise<T>): Promise<T> {
  const name = `submission ${id}`;
  return new Promise((resolve, reject) => {
    let running: Promise<void> | undefined;
    const run = (waited: boolean) => {
      running ??= task(waited).then(resolve, reject);
      return running;
    };
    const hold = (waited: boolean) => run(waited).then(() => pause(SPREAD));
    const request = async () => {
      const { locks } = navigator;
      const options = { ifAvailable: true };
      const had = await locks.request(name, options, async (lock) => {
        if (lock) await hold(false);
        return Boolean(lock);
      });
      if (!had) await locks.request(name, () => hold(true));
    };
    request().catch(() => run(false)); // no locks on plain http, or with blocked storage
  });
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** The entry with the outcome of the tab that had the lock; unchanged if that tab crashed. */
async function newsOf(id: string): Promise<QueuedSubmission | undefined> {
  for (let left = TIMEOUT; left > 0; left -= SPREAD) {
    const found = findQueued(id);
    if (!found || found.result) return found;
    await pause(SPREAD);
  }
  return findQueued(id);
}
