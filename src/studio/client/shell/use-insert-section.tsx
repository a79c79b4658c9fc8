import { useState } from 'react';
import { ask } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { sectionsOf } from './sections.ts';
import type { PageEditing } from './use-page-editing.ts';
import { useSections } from './use-sections.ts';

/** The index before which a section is inserted; the end is known once the file has been read. */
export type InsertPlace = number | 'end';

/** A dialog that inserts a section of a chosen type, and what opens it for a place. */
export function useInsertSection(file: string, insert: PageEditing['insert']) {
  const store = useStore();
  const notify = useNotify();
  const sections = useSections(file);
  const blocks = useStudio(({ start }) => start.blocks.sections);
  const [place, setPlace] = useState<InsertPlace>();

  const above = typeof place === 'number' && place < sections.length && sections[place - 1];
  const aboveTitle = above && (blocks.find(({ type }) => type === above.type)?.title ?? above.type);
  const where = above ? `depois de “${aboveTitle}”` : 'no fim da página';
  const insertType = async (type: string) => {
    if (place === undefined) return;
    setPlace(undefined);
    try {
      const { section } = await ask('example', { edits: store.get().edits, type });
      await store.open([file]);
      insert(place === 'end' ? sectionsOf(store.value(file)).length : place, [section]);
      notify(`Seção acrescentada ${where}.`);
    } catch (error) {
      notify((error as Error).message);
    }
  };
  const dialog = (
    <InsertDialog
      open={place !== undefined}
      where={where}
      onClose={() => setPlace(undefined)}
      onInsert={insertType}
    />
  );
  return { openDialog: setPlace, dialog };
}
