import { Typography } from '@mui/material';
import { useState } from 'react';
import { slug } from '../../../lib/slug.ts';
import type { StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RenameFormDialog({ file, onClose }: Props) {
  const store = useStore();
  const notify = useNotify();
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
