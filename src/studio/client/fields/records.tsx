import { useState } from 'react';
import { enumerated } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import { getAtPointer, pointerOf, renamedKey } from '../../shared/json-pointer.ts';
import type { StudioFile, UsagesAnswer } from '../../shared/protocol.ts';
import { summaryOf } from '../form/words/summary-of.ts';
import { UsageWarning } from '../pages/usages.tsx';
import { ask } from '../store/api.ts';
import type { StudioStore } from '../store/store.ts';
import { useStore } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { notify, notifyFailure } from '../ui/notify.tsx';

interface Renaming {
  /** Of the map. */
  pointer: string;
  from: string;
  to: string;
}

/** Gives an entry another id and updates all references in one step. Resolves to whether that succeeded. */
export async function renameEntry(
  store: StudioStore,
  file: StudioFile,
  { pointer, from, to }: Renaming,
): Promise<boolean> {
  const location = { file: file.file, pointer };
  const kind = recordKindAt(file, pointer);
  if (!kind) {
    const renamed = renamedKey(getAtPointer(store.value(file.file), pointer), from, to);
    store.change(location, renamed, { label: t('studio/form:id') });
    return true;
  }
  try {
    const { edits: before } = store.get();
    const { edits, followed } = await ask('rename-record', { edits: before, kind, from, to });
    await store.apply(edits, { label: t('studio/form:id'), location }, before);
    if (followed.length > 0)
      notify(t('studio/fields:id-followed', { files: enumerated(followed) }));
    return true;
  } catch (failure) {
    notifyFailure(failure);
    return false;
  }
}

/** The kind of the records in a map; undefined if no other file can refer to them. */
function recordKindAt({ kind, name }: StudioFile, pointer: string): string | undefined {
  if (kind === 'collection' && pointer === '') return name;
  return name === 'messages' && pointer === '/notices' ? 'notices' : undefined;
}

/** Removes an entry of a map; asks first, if something uses it. It stays if that is not known. */
export function useRemoveEntry(file: StudioFile) {
  const store = useStore();
  const [asked, setAsked] = useState<{ pointer: string; title: string } & UsagesAnswer>();
  const remove = (pointer: string) =>
    store.change({ file: file.file, pointer }, undefined, {
      label: t('studio/fields:record-deleted'),
    });
  const onRemoveEntry = async (map: string, id: string) => {
    const pointer = map + pointerOf(id);
    const kind = recordKindAt(file, map);
    const { edits } = store.get();
    const { usages } = kind ? await ask('record-usages', { edits, kind, id }) : { usages: [] };
    if (usages.length === 0) return remove(pointer);
    const title = summaryOf(getAtPointer(store.value(file.file), pointer)) || id;
    setAsked({ pointer, title, usages });
  };
  const dialog = asked && (
    <TaskDialog
      title={t('studio/fields:delete-record', { record: asked.title })}
      action={t('studio/fields:delete-anyway')}
      danger
      onClose={() => setAsked(undefined)}
      onConfirm={async () => remove(asked.pointer)}
    >
      <UsageWarning usages={asked.usages} />
    </TaskDialog>
  );
  return { onRemoveEntry, dialog };
}
