import { Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { useLinksTo } from './use-usages.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RenamePageDialog({ file, onClose }: Props) {
  const { path = '' } = file;
  const store = useStore();
  const notify = useNotify();
  const [to, setTo] = useState(path);
  const { usages, failure } = useLinksTo(path);

  const rename = async () => {
    if (to === path) throw new Error('Este já é o endereço da página. Escreva o novo.');
    const answer = await ask('rename-page', { edits: store.get().edits, from: path, to });
    const target = answer.file ?? file.file;
    await store.applyToFile(answer.edits, 'Endereço da página', target);
    navigate({ target, pointer: '' });
    notify(`A página agora está em ${to}, ainda não salva. ${path} leva a ela.`);
  };

  return (
    <TaskDialog
      title={`Mudar o endereço de “${file.title}”`}
      action="Mudar"
      onClose={onClose}
      onConfirm={rename}
    >
      <LabelledField
        label="Novo endereço"
        value={to}
        onChange={setTo}
        autoFocus
        help="Começa com barra: letras minúsculas sem acento, números e hífen."
      />
      <Typography variant="body2">
        {usages ? linksText(usages.length) : failure || 'Procurando os links…'} O endereço antigo
        passa a levar ao novo, para quem o guardou.
      </Typography>
    </TaskDialog>
  );
}

const linksText = (count: number) =>
  count === 0
    ? 'Nenhum link do site leva a esta página.'
    : count === 1
      ? 'O link do site que leva a esta página muda junto.'
      : `Os ${count} links do site que levam a esta página mudam junto.`;
