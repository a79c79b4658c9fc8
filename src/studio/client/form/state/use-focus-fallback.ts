import { useEffect, useSyncExternalStore } from 'react';
import { isWithin } from '../schema/pointers.ts';
import type { FocusStore } from './focus-store.ts';

/** In milliseconds. Nested parts open one after the other, each in its own render. */
const OPENING_TIME = 300;

/** Moves a focus request that no field answers, as for an unknown key, to the value around it. */
export function useFocusFallback(focus: FocusStore, pointer: string): void {
  const request = useSyncExternalStore(focus.subscribe, focus.requested, focus.requested);
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => {
      const above = request.pointer.slice(0, request.pointer.lastIndexOf('/'));
      if (request.pointer !== '' && isWithin(above, pointer))
        focus.request({ ...request, pointer: above });
      else focus.done(request);
    }, OPENING_TIME);
    return () => clearTimeout(timer);
  }, [focus, pointer, request]);
}
