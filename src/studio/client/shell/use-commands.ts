import { useMemo } from 'react';
import type { FieldLocation } from '../store/history.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

/** Undo, redo and save; the first two show what they changed. */
export function useCommands(
  show: (location: FieldLocation) => void,
  save: () => Promise<boolean>,
  say: (text: string) => void,
): { undo(): void; redo(): void; save(): void } {
  const store = useStore();
  const notify = useNotify();
  return useMemo(
    () => ({
      undo: () => {
        const step = store.undo();
        if (!step) return;
        show(step.location);
        say(`Desfeito: ${step.label}.`);
        for (const path of store.unusedUploads(step))
          notify(
            `${path} continua guardada no site, sem que nada a mostre: se não vai usá-la, apague-a em Imagens.`,
          );
      },
      redo: () => {
        const step = store.redo();
        if (!step) return;
        show(step.location);
        say(`Refeito: ${step.label}.`);
      },
      save: () => void save(),
    }),
    [store, show, notify, save, say],
  );
}
