import { useCallback, useState } from 'react';
import type { Conflict } from '../../shared/protocol.ts';
import { useStore } from '../store/use-store.ts';
import { useSay } from '../ui/use-say.ts';

/** Saving, and what stands in its way. */
export function useSave() {
  const store = useStore();
  const say = useSay();
  const [saving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);

  const save = useCallback(async (): Promise<boolean> => {
    setSaving(true);
    try {
      const { conflicts: found = [], problems = [] } = await store.save();
      setConflicts(found);
      if (problems.length > 0)
        say('Não foi salvo: há erros no que você mudou. A lista de erros leva a cada um.');
      const isSaved = found.length === 0 && problems.length === 0;
      if (isSaved) say('Salvo.');
      return isSaved;
    } catch (error) {
      say((error as Error).message);
      return false;
    } finally {
      setSaving(false);
    }
  }, [store, say]);

  const settle = useCallback(
    async (conflict: Conflict, mine: boolean) => {
      await store.settle(conflict, mine);
      setConflicts((all) => all.filter((one) => one !== conflict));
    },
    [store],
  );
  return { save, saving, conflicts, settle };
}
