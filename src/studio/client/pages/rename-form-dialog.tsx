import { Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { Labelled } from '../ui/labelled.tsx';
import { go } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { addressOf } from './address-of.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

/** The name of a form in the site, which is that of its file; what visitors read is a field of it. */
export function RenameFormDialog({ file, onClose }: Props) {
  const store = useStore();
  const say = useSay();
  const [typed, setTyped] = useState(file.name);
  const to = addressOf(typed).slice(1);

  const rename = async () => {
    if (to === file.name) throw new Error('Este já é o identificador. Escreva o novo.');
    const answer = await api.renameRecord(store.get().edits, 'forms', file.name, to);
    const at = answer.file ?? file.file;
    const place = { file: at, pointer: '' };
    await store.apply(answer.edits, { what: 'Identificador do formulário', place });
    await store.refreshSite();
    go({ at, pointer: '' });
    say(
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
      onDo={rename}
    >
      <Labelled
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
