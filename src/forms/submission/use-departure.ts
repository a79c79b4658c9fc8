import { useRef } from 'react';
import { onLeave } from '../../lib/on-leave.ts';
import type { Departure, Values } from '../kit/types.ts';

/**
 * From the visitor's click until a strategy has begun to post: if the page is closed meanwhile, `leave`
 * hands the values to the browser. It returns whether that took them.
 */
export function useDeparture(leave: (values: Values) => boolean) {
  const stop = useRef<() => void>(undefined);
  const taken = useRef(new AbortController());

  /** Returns a function that stops it. `read` returns undefined if there is nothing to send. */
  function watch(read: () => Values | undefined): () => void {
    stop.current?.();
    taken.current = new AbortController();
    stop.current = onLeave(() => {
      const values = read();
      if (values && leave(values)) taken.current.abort();
    });
    return stop.current;
  }

  const current = (): Departure => ({
    begun: () => stop.current?.(),
    signal: taken.current.signal,
  });

  return { watch, current };
}
