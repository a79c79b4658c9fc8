import { useCallback } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { JsonMap, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { useNotify } from '../ui/use-notify.ts';

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
