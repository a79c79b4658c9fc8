import { useEffect } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { pairItems } from '../../shared/merge/pair-items.ts';
import { titleOfFile } from '../store/title-of-file.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { navigate, useRoute } from '../ui/route.ts';
import { useNotify } from '../ui/use-notify.ts';
import { sectionIndex, sectionPointer, sectionsOf } from './sections.ts';

/** Says which edited files were merged with what another has saved, and keeps the selected section. */
export function useJoinedFiles(openFile: string | undefined): void {
  const store = useStore();
  const notify = useNotify();
  const joined = useStudio((state) => state.joined);
  const route = useLatest(useRoute());
  const latestFile = useLatest(openFile);

  useEffect(() => {
    const { site } = store.get();
    const edited = joined.filter(({ isEdited }) => isEdited);
    const titles = edited.map(({ file }) => titleOfFile(site, file)).join(', ');
    if (titles)
      notify(`${titles}: mudou também em outro lugar, em outros campos. As duas mudanças ficam.`);
    const open = joined.find(({ file }) => file === latestFile.current);
    const section = sectionIndex(route.current.pointer);
    if (!open || section === undefined) return;
    const index = pairItems(sectionsOf(open.before), sectionsOf(open.after)).indexOf(section);
    if (index >= 0 && index !== section)
      navigate({ ...route.current, pointer: sectionPointer(index) }, { replace: true });
  }, [joined, store, notify, route, latestFile]);
}
