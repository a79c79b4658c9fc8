import { useState } from 'react';
import { idFrom } from '../../../lib/slug.ts';
import { t } from '../../../words/reader.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { newRecordValue } from '../form/new-value/new-record-value.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { AddressField } from './address-field.tsx';
import { RecordChoices, useChoices } from './record-choices.tsx';
import { samplesOfPage } from './sample-texts.ts';

interface Props {
  /** Where it goes; without it, that is asked. */
  collection?: string | undefined;
  /** The record to copy, instead of samples. */
  copied?: StudioFile;
  onClose(): void;
  onShow(location: FieldLocation): void;
}

/** Creates a record with a file of its own, and leads to its first text. */
export function NewRecordDialog({ collection, copied, onClose, onShow }: Props) {
  const store = useStore();
  const { schemas } = useStudio(({ start }) => start);
  const collections = useStudio(({ site }) => site.sources.recordCollections);
  const [chosen, setChosen] = useState(collection ?? collections[0]?.id ?? '');
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const into = collections.find(({ id }) => id === chosen);
  const id = typed ?? idFrom(title);
  const isAsked = !copied && !collection && collections.length > 1;
  const choices = useChoices(into);

  const make = async () => {
    if (!into) return;
    if (!title.trim()) throw new Error(t('studio/pages:record-needs-title'));
    if (copied) await store.open([copied.file]);
    const says = copied ? store.value(copied.file) : choices.taken();
    const value = newRecordValue(schemas, into, title.trim(), says);
    const { edits } = store.get();
    const answer = await ask('new-record', { edits, collection: into.id, id, value });
    const file = answer.file ?? '';
    await store.applyToFile(answer.edits, t('studio/pages:record-step'), file);
    // The dialog gives the focus back first.
    setTimeout(() => onShow({ file, pointer: samplesOfPage(value)[0] ?? '' }));
    notify(t(value.draft ? 'studio/pages:record-draft' : 'studio/pages:record-created'));
  };

  return (
    <TaskDialog
      title={titleOf(copied, isAsked ? undefined : into?.title)}
      action={t('studio/pages:create')}
      onClose={onClose}
      onConfirm={make}
    >
      <LabelledField label={t('studio/pages:title')} value={title} onChange={setTitle} autoFocus />
      {isAsked && (
        <LabelledField
          label={t('studio/pages:collection')}
          value={chosen}
          onChange={setChosen}
          options={collections}
        />
      )}
      <RecordAddress
        id={id}
        path={into?.path?.replace('{id}', id)}
        isTitled={title.trim() !== ''}
        isTyped={typed !== undefined}
        onType={setTyped}
      />
      {!copied && into && <RecordChoices key={into.id} {...choices} />}
    </TaskDialog>
  );
}

interface AddressProps {
  id: string;
  /** Of its page; undefined without one. */
  path: string | undefined;
  isTitled: boolean;
  isTyped: boolean;
  onType(id: string): void;
}

function RecordAddress({ id, path, isTitled, isTyped, onType }: AddressProps) {
  const own =
    path === undefined
      ? {
          shown: t('studio/form:new-id', { id }),
          change: t('studio/list:change-id'),
          label: t('studio/form:id'),
          help: t('studio/form:id-help'),
        }
      : {
          shown: t('studio/pages:address-will-be', { path }),
          label: t('studio/pages:address-end'),
          help: t('studio/pages:address-will-be', { path }),
        };
  return (
    <AddressField
      {...own}
      shown={isTitled ? own.shown : undefined}
      isTyped={isTyped}
      value={id}
      onType={onType}
    />
  );
}

function titleOf(copied: StudioFile | undefined, collection: string | undefined): string {
  if (copied) return t('studio/pages:record-copy', { title: copied.title });
  return collection === undefined
    ? t('studio/pages:new-record')
    : t('studio/pages:new-record-in', { collection });
}

/** The collection that a record's file belongs to; undefined for other files. */
export const collectionOf = ({ kind, name }: StudioFile): string | undefined =>
  kind === 'record' ? name.split('/')[0] : undefined;
