import { useCallback, useRef } from 'react';
import type { StudioProblem } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/notify.ts';

export function useFixProblem(): (problem: StudioProblem) => Promise<void> {
  const store = useStore();
  const notify = useNotify();
  /** The fixes that were asked for: each begins from the edits of the one before. */
  const queue = useRef(Promise.resolve());
  return useCallback(
    ({ file, pointer, code }) => {
      const fix = async () => {
        const { edits } = await ask('fix', { edits: store.get().edits, file, pointer, code });
        await store.apply(edits, { label: 'Correção', location: { file, pointer } });
      };
      queue.current = queue.current.then(fix).catch((error: Error) => notify(error.message));
      return queue.current;
    },
    [store, notify],
  );
}
