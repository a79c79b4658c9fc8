import { type ReactElement, useCallback, useState } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { JsonMap, StudioFile, UsagesAnswer } from '../../shared/protocol.ts';
import { pointerOf } from '../form/schema/pointers.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { UsageWarning } from '../pages/usages.tsx';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { useNotify } from '../ui/notify.ts';

const STEP_LABEL = 'Identificador';

/** Gives an entry another id and updates all references in one step. Resolves to whether that succeeded. */
export function useRename({ file, kind, name }: StudioFile) {
  const store = useStore();
  const notify = useNotify();
  return useCallback(
    async (pointer: string, from: string, to: string): Promise<boolean> => {
      const location = { file, pointer };
      const records = recordKindAt(kind, name, pointer);
      if (!records) {
        const map = getAtPointer(store.value(file), pointer) as JsonMap;
        store.change(location, renameKey(map, from, to), { label: STEP_LABEL });
        return true;
      }
      try {
        const { edits, followed } = await ask('rename-record', {
          edits: store.get().edits,
          kind: records,
          from,
          to,
        });
        await store.apply(edits, { label: STEP_LABEL, location });
        if (followed.length > 0)
          notify(`O novo identificador foi posto também em: ${followed.join(', ')}.`);
        return true;
      } catch (error) {
        notify((error as Error).message);
        return false;
      }
    },
    [store, notify, file, kind, name],
  );
}

/** The kind of the records in a map; undefined if no other file can refer to them. */
export function recordKindAt(
  kind: StudioFile['kind'],
  name: string,
  pointer: string,
): string | undefined {
  if (kind === 'collection' && pointer === '') return name;
  return name === 'messages' && pointer === '/notices' ? 'notices' : undefined;
}

const renameKey = (value: JsonMap, from: string, to: string): JsonMap =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => [key === from ? to : key, child]));

const NO_USAGES: UsagesAnswer = { usages: [] };

/** An entry stays if it is not known who uses it: the failed request is shown as any uncaught error. */
export function useRemoveEntry({ file, kind, name }: StudioFile): {
  onRemoveEntry(pointer: string, id: string): void;
  dialog: ReactElement | undefined;
} {
  const store = useStore();
  const [asked, setAsked] = useState<{ pointer: string; title: string } & UsagesAnswer>();
  const remove = useCallback(
    (pointer: string) => store.change({ file, pointer }, undefined, { label: 'Registro apagado' }),
    [store, file],
  );
  const onRemoveEntry = useCallback(
    async (pointer: string, id: string) => {
      const own = pointer + pointerOf(id);
      const records = recordKindAt(kind, name, pointer);
      const { usages } = records
        ? await ask('record-usages', { edits: store.get().edits, kind: records, id })
        : NO_USAGES;
      if (usages.length === 0) return remove(own);
      setAsked({
        pointer: own,
        title: summaryOf(getAtPointer(store.value(file), own)) || id,
        usages,
      });
    },
    [store, file, kind, name, remove],
  );
  const dialog = asked && (
    <TaskDialog
      title={`Apagar “${asked.title}”`}
      action="Apagar mesmo assim"
      danger
      onClose={() => setAsked(undefined)}
      onConfirm={async () => remove(asked.pointer)}
    >
      <UsageWarning usages={asked.usages} />
    </TaskDialog>
  );
  return { onRemoveEntry, dialog };
}
