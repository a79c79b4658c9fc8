import { useCallback } from 'react';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { fieldName } from '../form/words/field-name.ts';
import { useStore } from '../store/use-store.ts';
import { derivedChange } from './derived-change.ts';

/** Sets a field, and other values that are derived from it. */
export function useChangeField({ file, schema }: StudioFile) {
  const store = useStore();
  return useCallback(
    (pointer: string, next: Json | undefined) => {
      const value = store.value(file) ?? {};
      const { start, disk } = store.get();
      const info = {
        label: fieldName(start.schemas, schema, value, pointer),
        typed: typeof next === 'string' || typeof next === 'number',
      };
      const derived = derivedChange(value, disk[file] ?? {}, pointer, next);
      if (!derived) return store.change({ file, pointer }, next, info);
      const location = { file, pointer: derived.pointer };
      store.change(location, derived.value, { ...info, shows: pointer });
    },
    [store, file, schema],
  );
}
