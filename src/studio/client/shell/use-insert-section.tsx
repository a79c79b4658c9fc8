import { useState } from 'react';
import { ask } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { InsertDialog } from './insert-dialog.tsx';
import type { PageEditing } from './use-page-editing.ts';
import { useSections } from './use-sections.ts';

/** A dialog that inserts a section of a chosen type, and what opens it at an index. */
export function useInsertSection(file: string, insert: PageEditing['insert']) {
  const store = useStore();
  const notify = useNotify();
  const sections = useSections(file);
  const blocks = useStudio(({ start }) => start.blocks.sections);
  const [index, setIndex] = useState<number>();

  const above = index === undefined || index === sections.length ? undefined : sections[index - 1];
  const aboveTitle = above && (blocks.find(({ type }) => type === above.type)?.title ?? above.type);
  const where = above ? `depois de “${aboveTitle}”` : 'no fim da página';
  const insertType = async (type: string) => {
    if (index === undefined) return;
    setIndex(undefined);
    try {
      const { section } = await ask('example', { edits: store.get().edits, type });
      insert(index, [section]);
      notify(`Seção acrescentada ${where}.`);
    } catch (error) {
      notify((error as Error).message);
    }
  };
  const dialog = (
    <InsertDialog
      open={index !== undefined}
      where={where}
      onClose={() => setIndex(undefined)}
      onInsert={insertType}
    />
  );
  return { openDialog: setIndex, dialog };
}
