import { useSyncExternalStore } from 'react';

/** A value outside React, and the components that show it. */
export function sharedValue<T>(first: T) {
  let value = first;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(news: T): void {
      value = news;
      for (const listener of listeners) listener();
    },
    /** Calls `listener` after each change. Returns a function that stops it. */
    subscribe,
    /** A hook; on the server, and while hydrating, the first value. */
    use: (): T => useSyncExternalStore(subscribe, get, () => first),
  };
}
