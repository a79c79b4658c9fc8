import { useCallback } from 'react';
import type { StudioProblem } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

export function useFixProblem(): (problem: StudioProblem) => Promise<void> {
  const store = useStore();
  const notify = useNotify();
  return useCallback(
    async ({ file, pointer, code }) => {
      try {
        const { edits } = await ask('fix', { edits: store.get().edits, file, pointer, code });
        await store.apply(edits, { label: 'Correção', location: { file, pointer } });
      } catch (error) {
        notify((error as Error).message);
      }
    },
    [store, notify],
  );
}
