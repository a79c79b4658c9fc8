import { useEffect, useState } from 'react';
import type { Edits, UsagesAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';

/** The links to a page; undefined until they are loaded. */
export function useLinksTo(path: string): UsagesAnswer['usages'] | undefined {
  return useAnswer((edits) => ask('page-usages', { edits, path }), path);
}

export function useFormUsages(id: string): UsagesAnswer['usages'] | undefined {
  return useAnswer((edits) => ask('record-usages', { edits, kind: 'forms', id }), id);
}

type Ask = (edits: Edits) => Promise<UsagesAnswer>;

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
