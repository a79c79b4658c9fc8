import { useMemo } from 'react';
import { t } from '../../../words/reader.ts';
import type { JsonMap } from '../../shared/protocol.ts';
import { sectionBlock } from '../store/state.ts';
import type { StudioStore } from '../store/store.ts';
import { useFileValue } from '../store/use-store.ts';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { sectionPointer, sectionsOf, withUniqueIds } from './sections.ts';

/** The sections of a page; the same array until the page changes. */
export function useSections(file: string): JsonMap[] {
  const page = useFileValue(file);
  return useMemo(() => sectionsOf(page), [page]);
}

/**
 * The operations on the sections of a page. Each is one step of the history, and returns the index of the
 * section to select.
 */
export function pageEditing(store: StudioStore, file: string) {
  const change = (label: string, shown: number, next: (sections: JsonMap[]) => JsonMap[]) => {
    const sections = next(sectionsOf(store.value(file)));
    const index = Math.min(shown, sections.length - 1);
    const pointer = index < 0 ? '' : sectionPointer(index);
    store.change({ file, pointer: '/sections' }, sections, { label, shows: pointer });
    navigate({ target: file, pointer });
    return index;
  };
  return {
    move: (from: number, to: number) =>
      change(t('studio/outline:order-step'), to, (sections) => {
        const [moved] = sections.slice(from, from + 1);
        return moved ? sections.toSpliced(from, 1).toSpliced(to, 0, moved) : sections;
      }),
    duplicate: (index: number) =>
      change(t('studio/outline:duplicate-step'), index + 1, (sections) => {
        const copied = sections[index];
        return copied
          ? sections.toSpliced(index + 1, 0, withUniqueIds(copied, sections))
          : sections;
      }),
    /** Says which section is gone, and how it comes back. */
    remove(index: number) {
      const type = String(sectionsOf(store.value(file))[index]?.type);
      const name = sectionBlock(store.get().start, type)?.title ?? type;
      const next = change(t('studio/outline:delete-step'), index, (sections) =>
        sections.toSpliced(index, 1),
      );
      notify(t('studio/outline:deleted', { name, shortcut: SHORTCUTS.undo }));
      return next;
    },
    /** Inserts before the section at `index`. */
    insert: (index: number, added: readonly JsonMap[]) =>
      change(t('studio/outline:add-step', { count: added.length }), index, (sections) => {
        const made: JsonMap[] = [];
        for (const section of added) made.push(withUniqueIds(section, [...sections, ...made]));
        return sections.toSpliced(index, 0, ...made);
      }),
  };
}
