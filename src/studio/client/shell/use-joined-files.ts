import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { pairItems } from '../../shared/merge/pair-items.ts';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate, parseHash } from '../ui/route.ts';
import { useNotify } from '../ui/use-notify.ts';
import { sectionIndex, sectionPointer, sectionsOf } from './sections.ts';

/** Says which edited files were merged with what another has saved, and keeps the selected section. */
export function useJoinedFiles(openFile: string | undefined): void {
  const store = useStore();
  const notify = useNotify();
  const joined = useStudio((state) => state.joined);
  const latestFile = useLatest(openFile);

  useEffect(() => {
    const { site } = store.get();
    const merged = joined.filter(({ isMerged }) => isMerged);
    const titles = merged.map(({ file }) => titleOfFile(site, file)).join(', ');
    if (titles)
      notify(`${titles}: mudou também em outro lugar, em outros campos. As duas mudanças ficam.`);
  }, [joined, store, notify]);

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
