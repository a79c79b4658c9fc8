import { useEffect, useState } from 'react';
import type { UsagesAnswer } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';

/** The links to a page; undefined until they are loaded. */
export function useLinksTo(path: string): UsagesAnswer['usages'] | undefined {
  return useAnswer((edits) => api.pageUsages(edits, path), path);
}

/** The references to a form. */
export function useFormUsages(id: string): UsagesAnswer['usages'] | undefined {
  return useAnswer((edits) => api.recordUsages(edits, 'forms', id), id);
}

type Ask = (edits: Parameters<typeof api.pageUsages>[0]) => Promise<UsagesAnswer>;

function useAnswer(ask: Ask, of: string): UsagesAnswer['usages'] | undefined {
  const store = useStore();
  const [usages, setUsages] = useState<UsagesAnswer['usages']>();
  useEffect(() => {
    ask(store.get().edits).then(
      (answer) => setUsages(answer.usages),
      () => setUsages([]), // the operation itself reports errors
    );
  }, [store, of]);
  return usages;
}
