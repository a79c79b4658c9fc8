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
