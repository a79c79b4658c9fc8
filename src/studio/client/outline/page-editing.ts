import { useCallback, useMemo } from 'react';
import type { JsonMap } from '../../shared/protocol.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useNotify } from '../ui/notify.ts';
import { navigate } from '../ui/route.ts';
import { SHORTCUTS } from '../ui/shortcuts.ts';
import { sectionPointer, sectionsOf, withUniqueIds } from './sections.ts';

/**
 * The operations on the sections of a page. Each is one step of the history, and returns the index of the
 * section to select.
 */
export interface PageEditing {
  move(from: number, to: number): number;
  duplicate(index: number): number;
  remove(index: number): number;
  /** Inserts before the section at `index`. */
  insert(index: number, sections: readonly JsonMap[]): number;
}

export function usePageEditing(file: string): PageEditing {
  const store = useStore();
  return useMemo(() => pageEditing(store, file), [store, file]);
}

function pageEditing(store: StudioStore, file: string): PageEditing {
  const change = (label: string, shown: number, next: (sections: JsonMap[]) => JsonMap[]) => {
    const page = store.value(file);
    const sections = next(sectionsOf(page));
    const index = Math.min(shown, sections.length - 1);
    const pointer = index < 0 ? '' : sectionPointer(index);
    store.change({ file, pointer: '/sections' }, sections, { label, shows: pointer });
    navigate({ target: file, pointer });
    return index;
  };
  return {
    move: (from, to) =>
      change('Ordem das seções', to, (sections) => {
        const [moved] = sections.slice(from, from + 1);
        return moved ? sections.toSpliced(from, 1).toSpliced(to, 0, moved) : sections;
      }),
    duplicate: (index) =>
      change('Seção duplicada', index + 1, (sections) => {
        const copied = sections[index];
        return copied
          ? sections.toSpliced(index + 1, 0, withUniqueIds(copied, sections))
          : sections;
      }),
    remove: (index) => change('Seção apagada', index, (sections) => sections.toSpliced(index, 1)),
    insert: (index, added) =>
      change(
        added.length === 1 ? 'Seção acrescentada' : 'Seções acrescentadas',
        index,
        (sections) => {
          const made: JsonMap[] = [];
          for (const section of added) made.push(withUniqueIds(section, [...sections, ...made]));
          return sections.toSpliced(index, 0, ...made);
        },
      ),
  };
}

/** The sections of a page; the same array until the page changes. */
export function useSections(file: string): JsonMap[] {
  const store = useStore();
  const page = useStudio(() => store.value(file));
  return useMemo(() => sectionsOf(page), [page]);
}

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

/** What the keys of the canvas do to the sections of the page in it. */
export function useCanvasSections(file: string) {
  const sections = useSections(file);
  const editing = usePageEditing(file);
  const onRemove = useRemoveSection(file, editing);
  return { sectionCount: sections.length, onRemove, onDuplicate: editing.duplicate };
}
