import { type ReactElement, useCallback, useState } from 'react';
import { getAtPointer } from '../../shared/json-pointer.ts';
import type { StudioFile, UsagesAnswer } from '../../shared/protocol.ts';
import { pointerOf } from '../form/schema/pointers.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { UsageWarning } from '../pages/usage-warning.tsx';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { recordKindAt } from './use-rename.ts';

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
