import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { StudioState, StudioStore } from './store.ts';

const StoreContext = createContext<StudioStore | null>(null);
export const StoreProvider = StoreContext.Provider;

export function useStore(): StudioStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A StoreProvider is needed above');
  return store;
}

/** A part of the state. What `select` makes anew is kept while neither state nor component changes. */
export function useStudio<T>(select: (state: StudioState) => T): T {
  const store = useStore();
  const last = useRef<{ state: StudioState; select: typeof select; part: T }>(undefined);
  return useSyncExternalStore(store.subscribe, () => {
    const state = store.get();
    if (last.current?.state !== state || last.current.select !== select)
      last.current = { state, select, part: select(state) };
    return last.current.part;
  });
}
