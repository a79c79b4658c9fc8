import { OUTBOX_EVENTS, outboxCalls } from './submission/outbox-trace.ts';

/** On every page: sends what waits in the outbox when the machine is online, whichever page it was written on. */
export function watchOutbox(): void {
  const look = () => {
    if (!outboxCalls()) return;
    import('./ui/config-form.tsx')
      .then(({ sendWaiting }) => sendWaiting())
      // It stays in the outbox; the next event tries again.
      .catch((error) => console.warn('The outbox could not be sent.', error));
  };
  for (const type of OUTBOX_EVENTS) addEventListener(type, look);
  look();
}
