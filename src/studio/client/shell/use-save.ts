import { useCallback, useState } from 'react';
import type { Choices, FileConflict } from '../store/join.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

/** Saves, and holds the conflicts that prevented it. */
export function useSave() {
  const store = useStore();
  const notify = useNotify();
  const [saving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly FileConflict[]>([]);

  const save = useCallback(async (): Promise<boolean> => {
    setSaving(true);
    try {
      const { conflicts: found = [], problems = [] } = await store.save();
      setConflicts(found);
      if (problems.length > 0)
        notify('Não foi salvo: há erros no que você mudou. A lista de erros leva a cada um.');
      const isSaved = found.length === 0 && problems.length === 0;
      if (isSaved) notify('Salvo.');
      return isSaved;
    } catch (error) {
      notify((error as Error).message);
      void store.refreshSite(); // what does not answer is told of until it does
      return false;
    } finally {
      setSaving(false);
    }
  }, [store, notify]);

  const settle = (choices: Choices) => {
    store.settle(conflicts, choices);
    setConflicts([]);
    void save();
  };
  const decideLater = () => setConflicts([]);
  return { save, saving, conflicts, settle, decideLater };
}
