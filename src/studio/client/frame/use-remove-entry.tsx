import { type ReactElement, useCallback, useState } from 'react';
import { getAt } from '../../shared/at-pointer.ts';
import type { PlacesAnswer, StudioFile } from '../../shared/protocol.ts';
import { pointerOf } from '../form/schema/pointers.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { UsedIn } from '../pages/used-in.tsx';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { recordsAt } from './use-rename.ts';

/** Takes an entry of a map away: at once where nothing names it, else after telling what does. */
export function useRemoveEntry({ file, kind, name }: StudioFile): {
  onRemoveEntry(pointer: string, id: string): void;
  asking: ReactElement | undefined;
} {
  const store = useStore();
  const [asked, setAsked] = useState<{ pointer: string; title: string } & PlacesAnswer>();
  const remove = useCallback(
    (pointer: string) => store.change({ file, pointer }, undefined, { what: 'Registro apagado' }),
    [store, file],
  );
  const onRemoveEntry = useCallback(
    async (pointer: string, id: string) => {
      const own = pointer + pointerOf(id);
      const records = recordsAt(kind, name, pointer);
      const unknown = { places: [] }; // the validator tells what it comes to
      const { places } = records
        ? await api.recordPlaces(store.get().edits, records, id).catch(() => unknown)
        : unknown;
      if (places.length === 0) return remove(own);
      setAsked({ pointer: own, title: summaryOf(getAt(store.value(file), own)) || id, places });
    },
    [store, file, kind, name, remove],
  );
  const asking = asked && (
    <TaskDialog
      title={`Apagar “${asked.title}”`}
      action="Apagar mesmo assim"
      danger
      onClose={() => setAsked(undefined)}
      onDo={async () => remove(asked.pointer)}
    >
      <UsedIn places={asked.places} />
    </TaskDialog>
  );
  return { onRemoveEntry, asking };
}
