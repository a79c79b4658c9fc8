import { useCallback } from 'react';
import { getAt } from '../../shared/at-pointer.ts';
import type { JsonMap, StudioFile } from '../../shared/protocol.ts';
import { renamedKey } from '../form/kinds/map/renamed-key.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { useSay } from '../ui/use-say.ts';

const WHAT = 'Identificador';

/** Gives an entry another id. All that names a record follows, in one step; resolves to whether it was done. */
export function useRename({ file, kind, name }: StudioFile) {
  const store = useStore();
  const say = useSay();
  return useCallback(
    async (pointer: string, from: string, to: string): Promise<boolean> => {
      const place = { file, pointer };
      const records = recordsAt(kind, name, pointer);
      if (!records) {
        const map = getAt(store.value(file), pointer) as JsonMap;
        store.change(place, renamedKey(map, from, to), { what: WHAT });
        return true;
      }
      try {
        const { edits, followed } = await api.renameRecord(store.get().edits, records, from, to);
        await store.apply(edits, { what: WHAT, place });
        if (followed.length > 0)
          say(`O novo identificador foi posto também em: ${followed.join(', ')}.`);
        return true;
      } catch (error) {
        say((error as Error).message);
        return false;
      }
    },
    [store, say, file, kind, name],
  );
}

/** The kind of the records that stand in a map, where other files name them. */
export function recordsAt(
  kind: StudioFile['kind'],
  name: string,
  pointer: string,
): string | undefined {
  if (kind === 'collection' && pointer === '') return name;
  return name === 'messages' && pointer === '/notices' ? 'notices' : undefined;
}
