import type { SubmitResult } from '../types.ts';
import { enqueue, findQueued, isFresh, type QueuedSubmission } from './outbox.ts';

/** `elsewhere` where another tab has sent it. */
export type Delivery = SubmitResult & { elsewhere?: true };

/**
 * Posts a submission, one tab at a time: who comes second learns how it went. The lock goes with
 * the tab that holds it, so one that dies while it posts leaves a submission that can be sent again.
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

/** How it went in another tab; undefined if it is still to be sent. */
function statusElsewhere(found: QueuedSubmission | undefined, waiting: boolean) {
  if (!waiting && found?.result !== 'confirmed') return undefined;
  // Without an entry it was sent by a tab that could not write how it went.
  return found ? found.result : 'unknown';
}

function afterPost(status: SubmitResult['status']): Partial<QueuedSubmission> {
  if (status === 'unsent') return { sent: undefined };
  return { result: status === 'invalid' ? 'refused' : status, values: {}, row: undefined };
}

/** What one tab writes another reads a moment later: the lock is kept that long, in milliseconds. */
const SPREAD = 300;
/** Who waited for the lock has missed what was written if it takes longer than this. */
const TIMEOUT = 5000;

/** Under a lock of that name, where locks are to be had. `waited` where another tab had it. */
function alone<T>(name: string, task: (waited: boolean) => Promise<T>): Promise<T> {
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
    request().catch(() => run(false)); // plain http, or blocked with the storage
  });
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** What the tab that had the lock has written; as it was, if that tab died. */
async function newsOf(id: string): Promise<QueuedSubmission | undefined> {
  for (let left = TIMEOUT; left > 0; left -= SPREAD) {
    const found = findQueued(id);
    if (!found || found.result) return found;
    await pause(SPREAD);
  }
  return findQueued(id);
}

/** Changes nothing where nothing is queued. */
function note(id: string, news: Partial<QueuedSubmission>): void {
  const found = findQueued(id);
  if (found) enqueue({ ...found, ...news });
}
