import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Json } from '../../shared/protocol.ts';
import type { StudioState } from './state.ts';
import type { StudioStore } from './store.ts';
import { showAnswer } from './use-answer.ts';

const StoreContext = createContext<StudioStore | null>(null);
export const StoreProvider = StoreContext.Provider;

export function useStore(): StudioStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('A StoreProvider is needed above');
  return store;
}

/** Selects a part of the state. A new object from `select` is kept until the state or the component changes. */
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

/** The value of a file with the edits. */
export function useFileValue(file: string): Json | undefined {
  const store = useStore();
  return useStudio(() => store.value(file));
}

/** Reads files that a view shows. */
export function useFiles(files: readonly string[]): void {
  const store = useStore();
  const names = JSON.stringify(files);
  useEffect(
    () =>
      showAnswer(
        () => store.open(JSON.parse(names) as string[]),
        () => undefined,
      ),
    [store, names],
  );
}
