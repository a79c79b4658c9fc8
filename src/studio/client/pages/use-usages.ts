import { useEffect, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import type { Edits, UsagesAnswer } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { showAnswer } from '../store/show-answer.ts';
import { useStore } from '../store/use-store.ts';

interface Usages {
  /** Undefined until they are loaded. */
  usages: UsagesAnswer['usages'] | undefined;
  /** Why they are not. */
  failure: string;
}

export const useLinksTo = (path: string): Usages =>
  useUsages((edits) => ask('page-usages', { edits, path }), path);

export const useFormUsages = (id: string): Usages =>
  useUsages((edits) => ask('record-usages', { edits, kind: 'forms', id }), id);

function useUsages(request: (edits: Edits) => Promise<UsagesAnswer>, of: string): Usages {
  const store = useStore();
  const latest = useLatest(request);
  const [answer, setAnswer] = useState<UsagesAnswer>();
  const [failure, setFailure] = useState('');
  useEffect(
    () => showAnswer(() => latest.current(store.get().edits), setAnswer, setFailure),
    [store, latest, of],
  );
  return { usages: answer?.usages, failure };
}
