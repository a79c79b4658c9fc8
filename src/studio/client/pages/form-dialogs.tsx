import { Typography } from '@mui/material';
import { useState } from 'react';
import { slug } from '../../../lib/slug.ts';
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
    await store.applyToFile(answer.edits, 'Formulário novo', file);
    navigate({ target: file, pointer: '' });
    notify(
      'Formulário criado, ainda não salvo. Para mostrá-lo, acrescente a uma página uma seção de formulário.',
    );
  };

  return (
    <TaskDialog title="Novo formulário" action="Criar" onClose={onClose} onConfirm={make}>
      <LabelledField label="Título" value={title} onChange={setTitle} autoFocus />
      <LabelledField
        label="Começar por uma cópia de"
        value={from}
        onChange={setFrom}
        options={forms}
        help="Os campos e o destino vêm dele; mude o que for diferente."
      />
    </TaskDialog>
  );
}

export function RenameFormDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const store = useStore();
  const [typed, setTyped] = useState(file.name);
  const to = slug(typed);

  const rename = async () => {
    if (to === file.name) throw new Error('Este já é o identificador. Escreva o novo.');
    const answer = await ask('rename-record', {
      edits: store.get().edits,
      kind: 'forms',
      from: file.name,
      to,
    });
    const target = answer.file ?? file.file;
    await store.applyToFile(answer.edits, 'Identificador do formulário', target);
    navigate({ target, pointer: '' });
    notify(
      answer.followed.length === 0
        ? `O formulário agora é “${to}”, o que ainda não está salvo.`
        : `O formulário agora é “${to}” também em: ${answer.followed.join(', ')}. Ainda não está salvo.`,
    );
  };

  return (
    <TaskDialog
      title={`Mudar o identificador de “${file.title}”`}
      action="Mudar"
      onClose={onClose}
      onConfirm={rename}
    >
      <LabelledField
        label="Novo identificador"
        value={typed}
        onChange={setTyped}
        autoFocus
        help={`É por ele que as páginas chamam o formulário; elas mudam junto.${to === typed ? '' : ` Fica: ${to}`}`}
      />
      <Typography variant="body2">
        O que o visitante lê é o título, que se muda nos campos do formulário.
      </Typography>
    </TaskDialog>
  );
}

export function RemoveFormDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const store = useStore();
  const asked = { edits: useFirstEdits(), kind: 'forms', id: file.name };
  const { answer, error } = useAnswer('record-usages', asked);
  const remove = async () => {
    const { edits } = store.get();
    const values = { ...edits.values, [file.file]: null };
    await store.applyToFile({ ...edits, values }, 'Formulário apagado', file.file);
    navigate({ target: '', pointer: '' });
    notify(`O formulário “${file.title}” foi apagado, o que ainda não está salvo.`);
  };
  return (
    <TaskDialog
      title={`Apagar “${file.title}”`}
      action="Apagar o formulário"
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      {answer && answer.usages.length > 0 ? (
        <UsageWarning usages={answer.usages} />
      ) : (
        <Typography variant="body2">
          {answer ? 'Nenhuma página mostra este formulário.' : error || 'Procurando onde está…'}
        </Typography>
      )}
    </TaskDialog>
  );
}
