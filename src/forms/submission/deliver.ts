import type { SubmitResult } from '../kit/types.ts';
import { findQueued, isFresh, note, type QueuedSubmission } from './outbox.ts';

/** `elsewhere`: another tab has sent it. */
export type Delivery = SubmitResult & { elsewhere?: true };

/**
 * Posts a submission, one tab at a time: the second tab gets the outcome of the first. The lock ends with
 * the tab that holds it, so after a crash the submission can be sent again.
 *
 * @param queuedAt when this tab queued it or found it queued, unless it knows of a post since
 */
export function deliver(
  id: string,
  queuedAt: number | undefined,
  post: () => Promise<SubmitResult>,
): Promise<Delivery> {
  return alone(`submission ${id}`, async (waited) => {
    const found = waited ? await newsOf(id) : findQueued(id);
    const status = statusElsewhere(found, queuedAt !== undefined && isFresh(queuedAt));
    if (status) return { status, elsewhere: true } as Delivery;

    note(id, { sent: true });
    const result = await post();
    note(id, afterPost(result.status));
    return result;
  });
}

/** The outcome in another tab; undefined if it has to be sent. */
function statusElsewhere(found: QueuedSubmission | undefined, waiting: boolean) {
  if (!waiting && found?.result !== 'confirmed') return undefined;
  // Without an entry it was sent by a tab that could not store the outcome.
  return found ? found.result : 'unknown';
}

/** The form shows it. */
function afterPost(status: SubmitResult['status']): Partial<QueuedSubmission> {
  if (status === 'unsent') return { sent: undefined };
  return {
    told: true,
    result: status === 'invalid' ? 'refused' : status,
    values: {},
    row: undefined,
    source: undefined,
  };
}

/** Delay until other tabs see what this one has stored; the lock is held that long, in milliseconds. */
const SPREAD = 300;
/** Longest wait for the outcome that another tab has stored, in milliseconds. */
const TIMEOUT = 5000;

/** Runs a task under a lock of that name, if the browser has locks. `waited`: another tab had the lock. */
export function alone<T>(name: string, task: (waited: boolean) => Promise<T>): Promise<T> {
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
