/** Traces of the outbox. Part of the boot script, so it imports nothing. */

/** The key of the outbox in `localStorage`. */
export const OUTBOX_KEY = 'outbox';

/** The event after which the outbox is to be looked at again. */
export const OUTBOX_NEWS = 'outbox';

/** What may bring the connection back, or something into the outbox. */
export const OUTBOX_EVENTS = ['online', 'storage', 'pageshow', 'visibilitychange', OUTBOX_NEWS];

/** Whether something can be sent, or has to be told. */
export function outboxCalls(): boolean {
  try {
    const entries = JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '[]');
    return navigator.onLine && entries.some(({ told }: { told?: true }) => !told);
  } catch {
    return false; // storage is blocked, or its content not ours
  }
}
