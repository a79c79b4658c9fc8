import { useMemo } from 'react';
import { nameIn, nameOnDisk } from '../store/edits.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { type Commands, useShortcuts } from './shortcuts.ts';

interface Actions {
  show(location: FieldLocation): void;
  save(): Promise<boolean>;
  say(text: string): void;
  search(): void;
}

/** Undo, redo, save and search; the first two show what they changed, and announce it. */
export function useCommands({ show, save, say, search }: Actions): Commands {
  const store = useStore();
  const notify = useNotify();
  const commands = useMemo(
    () => ({
      undo: () => {
        const step = store.undo();
        if (!step) return;
        const { before, after, location } = step;
        show({ ...location, file: nameIn(before, nameOnDisk(after, location.file)) });
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
      search,
    }),
    [store, show, notify, save, say, search],
  );
  useShortcuts(commands);
  return commands;
}
