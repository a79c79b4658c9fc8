import { useEffect, useSyncExternalStore } from 'react';
import { isWithin } from '../../../shared/json-pointer.ts';
import { createListeners } from '../../../shared/listeners.ts';

export interface FocusRequest {
  pointer: string;
  /** Only shows the field, because it is being typed in on the page. */
  isTyped?: boolean;
}

export interface FocusStore {
  /** The field to open and focus, until that is done. */
  requested(): FocusRequest | undefined;
  request(request: FocusRequest | undefined): void;
  done(request: FocusRequest): void;
  subscribe(listener: () => void): () => void;
}

export function createFocusStore(): FocusStore {
  let pending: FocusRequest | undefined;
  let last: FocusRequest | undefined;
  const { subscribe, notify } = createListeners();
  const set = (request: FocusRequest | undefined) => {
    pending = request;
    notify();
  };
  return {
    requested: () => pending,
    request(request) {
      if (request === last) return; // a render without a new request
      last = request;
      set(request);
    },
    done(request) {
      if (pending === request) set(undefined);
    },
    subscribe,
  };
}

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
