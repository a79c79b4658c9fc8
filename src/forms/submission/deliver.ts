import type { SubmitResult } from '../types.ts';
import { findQueued, isFresh, note } from './outbox.ts';

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
  return alone(`submission ${id}`, async () => {
    const found = findQueued(id);
    const waiting = queuedAt !== undefined && isFresh(queuedAt);
    if (found?.result === 'confirmed' || (waiting && found?.result))
      return { status: found.result, elsewhere: true } as Delivery;
    // Sent by a tab that could not write how it went.
    if (waiting && !found) return { status: 'unknown', elsewhere: true };

    note(id, { sent: true });
    const result = await post();
    const { status } = result;
    if (status === 'unsent') note(id, { sent: undefined });
    else note(id, { result: status === 'invalid' ? 'refused' : status, values: {} });
    return result;
  });
}

/** Under a lock of that name, where locks are to be had. */
async function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => {
    running ??= task();
    return running;
  };
  try {
    return (await navigator.locks.request(name, run)) as T;
  } catch {
    return run(); // plain http, or blocked with the storage
  }
}
