import { useCallback } from 'react';
import type { StudioProblem } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { useSay } from '../ui/use-say.ts';

/** Puts right what the validator is certain of; says why where it cannot. */
export function useCorrect(): (problem: StudioProblem) => Promise<void> {
  const store = useStore();
  const say = useSay();
  return useCallback(
    async ({ file, pointer, code }) => {
      try {
        const { edits } = await api.correct(store.get().edits, file, pointer, code);
        await store.apply(edits, { what: 'Correção', place: { file, pointer } });
      } catch (error) {
        say((error as Error).message);
      }
    },
    [store, say],
  );
}
