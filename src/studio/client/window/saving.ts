import { useCallback, useEffect, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { t } from '../../../words/reader.ts';
import { isRemote } from '../../shared/host.ts';
import type { Choices, FileConflict } from '../../shared/merge/conflicts.ts';
import { pairItems } from '../../shared/merge/pair-items.ts';
import type { StudioProblem } from '../../shared/protocol.ts';
import { sectionIndex, sectionPointer, sectionsOf } from '../outline/sections.ts';
import { titleOfFile } from '../store/state.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { notify, notifyFailure } from '../ui/notify.tsx';
import { navigate, parseHash } from '../ui/route.ts';

/** What a save was refused for, and the files that could be saved without the rest. */
export interface RefusedSave {
  problems: readonly StudioProblem[];
  savable: readonly string[];
}

/** Saves, and holds the conflicts that prevented it. */
export function useSaving() {
  const store = useStore();
  const [isSaving, setSaving] = useState(false);
  const [conflicts, setConflicts] = useState<readonly FileConflict[]>([]);

  const [refused, setRefused] = useState<RefusedSave>();
  const save = useCallback(
    async (files?: readonly string[]): Promise<boolean> => {
      setSaving(true);
      setRefused(undefined);
      try {
        const { conflicts: found = [], problems = [], savable = [] } = await store.save(files);
        setConflicts(found);
        if (savable.length > 0) setRefused({ problems, savable });
        else if (problems.length > 0) notify(t('studio/window:not-saved'));
        const isSaved = found.length === 0 && problems.length === 0;
        if (isSaved) notify(t(savedMessage(files !== undefined)));
        return isSaved;
      } catch (failure) {
        notifyFailure(failure);
        void store.refreshSite(); // what does not answer is told of until it does
        return false;
      } finally {
        setSaving(false);
      }
    },
    [store],
  );

  const settle = (choices: Choices) => {
    store.settle(conflicts, choices);
    setConflicts([]);
    void save();
  };
  return {
    save: useCallback(() => save(), [save]),
    saveOthers: save,
    isSaving,
    conflicts,
    settle,
    decideLater: () => setConflicts([]),
    refused,
    leaveRefused: () => setRefused(undefined),
  };
}

/** At an address, what is saved still has to be sent. */
function savedMessage(isPart: boolean): string {
  if (isPart) return 'studio/window:saved-others';
  return isRemote() ? 'studio/remote:saved' : 'studio/window:saved';
}

/** Says which edited files were merged with what another has saved, and keeps the selected section. */
export function useJoinedFiles(openFile: string | undefined): void {
  const store = useStore();
  const joined = useStudio((state) => state.joined);
  const latestFile = useLatest(openFile);

  useEffect(() => {
    const { site } = store.get();
    const merged = joined.filter(({ isMerged }) => isMerged);
    const titles = merged.map(({ file }) => titleOfFile(site, file)).join(', ');
    if (titles) notify(t('studio/window:joined', { titles }));
  }, [joined, store]);

  useEffect(() => {
    let last = store.get().joined;
    // At once, so that the fields of the section are rendered with their new pointers, and none loses the focus.
    return store.subscribe(() => {
      const { joined: now } = store.get();
      if (now === last) return;
      last = now;
      const route = parseHash(location.hash);
      const open = now.find(({ file }) => file === latestFile.current);
      const section = sectionIndex(route.pointer);
      if (!open || section === undefined) return;
      const index = pairItems(sectionsOf(open.before), sectionsOf(open.after)).indexOf(section);
      if (index >= 0 && index !== section)
        navigate({ ...route, pointer: sectionPointer(index) }, { replace: true });
    });
  }, [store, latestFile]);
}
