import { Typography } from '@mui/material';
import { useState } from 'react';
import { slug } from '../../../lib/slug.ts';
import { msg } from '../../../words/message.ts';
import { t, worded } from '../../../words/reader.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';
import { publicForms } from './new-page-parts.tsx';
import { UsageWarning, useFirstEdits } from './usages.tsx';

export function NewFormDialog({ onClose }: { onClose(): void }) {
  const store = useStore();
  const forms = useStudio(({ site }) => publicForms(site));
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState(forms[0]?.id ?? '');

  const make = async () => {
    const answer = await ask('copy-form', { edits: store.get().edits, from, title });
    const file = answer.file ?? '';
    await store.applyToFile(answer.edits, t('studio/pages:form-step'), file);
    navigate({ target: file, pointer: '' });
    notify(t('studio/pages:form-created'));
  };

  return (
    <TaskDialog
      title={t('studio/pages:new-form')}
      action={t('studio/pages:create')}
      onClose={onClose}
      onConfirm={make}
    >
      <LabelledField label={t('studio/pages:title')} value={title} onChange={setTitle} autoFocus />
      <LabelledField
        label={t('studio/pages:copy-of')}
        value={from}
        onChange={setFrom}
        options={forms}
        help={t('studio/pages:copy-of-help')}
      />
    </TaskDialog>
  );
}

export function RenameFormDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const store = useStore();
  const [typed, setTyped] = useState(file.name);
  const to = slug(typed);

  const rename = async () => {
    if (to === file.name) throw new Error(t('studio/pages:same-id'));
    const answer = await ask('rename-record', {
      edits: store.get().edits,
      kind: 'forms',
      from: file.name,
      to,
    });
    const target = answer.file ?? file.file;
    await store.applyToFile(answer.edits, t('studio/pages:id-step'), target);
    navigate({ target, pointer: '' });
    notify(
      answer.followed.length === 0
        ? t('studio/pages:id-changed', { to })
        : t('studio/pages:id-changed-in', { to, files: answer.followed.join(', ') }),
    );
  };

  return (
    <TaskDialog
      title={t('studio/pages:change-id-of', { title: file.title })}
      action={t('studio/pages:change')}
      onClose={onClose}
      onConfirm={rename}
    >
      <LabelledField
        label={t('studio/pages:new-id')}
        dir="ltr"
        value={typed}
        onChange={setTyped}
        autoFocus
        help={worded([
          msg('studio/pages:id-help'),
          to === typed ? undefined : msg('studio/pages:id-becomes', { to }),
        ])}
      />
      <Typography variant="body2">{t('studio/pages:title-not-id')}</Typography>
    </TaskDialog>
  );
}

/** Removes a form, or a record that has no page of its own. */
export function RemoveFileDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const store = useStore();
  const isRecord = file.kind === 'record';
  const [kind = '', id = ''] = isRecord ? file.name.split('/') : ['forms', file.name];
  const { answer, error } = useAnswer('record-usages', { edits: useFirstEdits(), kind, id });
  const remove = async () => {
    const { edits } = store.get();
    const values = { ...edits.values, [file.file]: null };
    const step = t(isRecord ? 'studio/fields:record-deleted' : 'studio/pages:delete-form-step');
    await store.applyToFile({ ...edits, values }, step, file.file);
    navigate({ target: '', pointer: '' });
    const { title } = file;
    notify(t(isRecord ? 'studio/pages:deleted' : 'studio/pages:form-deleted', { title }));
  };
  return (
    <TaskDialog
      title={t('studio/pages:delete-titled', { title: file.title })}
      action={t(isRecord ? 'studio/pages:delete-record' : 'studio/pages:delete-form')}
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      {answer && answer.usages.length > 0 ? (
        <UsageWarning usages={answer.usages} />
      ) : (
        <Typography variant="body2">
          {answer
            ? t(isRecord ? 'studio/pages:record-unused' : 'studio/pages:form-unused')
            : error || t('studio/pages:finding-usages')}
        </Typography>
      )}
    </TaskDialog>
  );
}
