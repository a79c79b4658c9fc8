import { useCallback } from 'react';
import type { StudioStore } from '../store/store.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { sectionsOf } from './sections.ts';
import { SHORTCUTS } from './shortcuts.ts';
import type { PageEditing } from './use-page-editing.ts';

/** Removes a section, and says which and how it comes back. Returns the index of the section to select. */
export function useRemoveSection(file: string, { remove }: PageEditing): (index: number) => number {
  const store = useStore();
  const notify = useNotify();
  return useCallback(
    (index) => {
      const name = sectionName(store, file, index);
      const next = remove(index);
      notify(`Seção “${name}” apagada. Desfazer (${SHORTCUTS.undo}) a traz de volta.`);
      return next;
    },
    [store, notify, file, remove],
  );
}

function sectionName(store: StudioStore, file: string, index: number): string {
  const type = String(sectionsOf(store.value(file))[index]?.type);
  return store.get().start.blocks.sections.find((block) => block.type === type)?.title ?? type;
}
