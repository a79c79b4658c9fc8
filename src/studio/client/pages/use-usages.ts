import { useEffect, useState } from 'react';
import type { UsagesAnswer } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';

/** Where a page is linked from; undefined until that is known. */
export function useLinksTo(path: string): UsagesAnswer['usages'] | undefined {
  return useAnswer((edits) => api.pageUsages(edits, path), path);
}

/** Where a form is named. */
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
      () => setUsages([]), // what cannot be is told by the operation itself
    );
  }, [store, of]);
  return usages;
}
