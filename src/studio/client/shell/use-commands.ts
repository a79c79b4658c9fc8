import { useMemo } from 'react';
import type { FieldLocation } from '../store/history.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

/** Undo, redo, save and search; the first two show what they changed. */
export function useCommands(
  show: (location: FieldLocation) => void,
  save: () => Promise<boolean>,
  search: () => void,
): { undo(): void; redo(): void; save(): void; search(): void } {
  const store = useStore();
  const notify = useNotify();
  return useMemo(
    () => ({
      undo: () => {
        const step = store.undo();
        if (!step) return;
        show(step.location);
        for (const path of store.unusedUploads(step))
          notify(
            `${path} continua guardada no site, sem que nada a mostre: se não vai usá-la, apague-a em Imagens.`,
          );
      },
      redo: () => {
        const step = store.redo();
        if (step) show(step.location);
      },
      save: () => void save(),
      search,
    }),
    [store, show, notify, save, search],
  );
}
