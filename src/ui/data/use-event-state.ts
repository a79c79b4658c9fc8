import { useCallback, useSyncExternalStore } from 'react';
import { type EventState, eventState } from './event-state.ts';

const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * The state of an event. The page hydrates with the state at `asOf`, that of the build, changes to the state now, and again
 * when the event ends while the page is open. Without an end the state never changes.
 */
export function useEventState(endsAt: string | undefined, asOf: string | undefined): EventState {
  const subscribe = useCallback(
    (changed: () => void) => {
      const left = Date.parse(endsAt ?? '') - Date.now();
      if (!(left >= 0)) return () => undefined;
      const timer = setTimeout(changed, Math.min(left + 1, LONGEST_TIMER));
      return () => clearTimeout(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => eventState(endsAt, Date.now()),
    () => eventState(endsAt, Date.parse(asOf ?? '')),
  );
}
