import { Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';
import { Labelled } from '../ui/labelled.tsx';
import { go } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { usePlaces } from './use-places.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RenamePageDialog({ file, onClose }: Props) {
  const { path = '' } = file;
  const store = useStore();
  const say = useSay();
  const [to, setTo] = useState(path);
  const places = usePlaces(path);

  const rename = async () => {
    if (to === path) throw new Error('Este já é o endereço da página. Escreva o novo.');
    const answer = await api.renamePage(store.get().edits, path, to);
    const at = answer.file ?? file.file;
    await store.apply(answer.edits, {
      what: 'Endereço da página',
      place: { file: at, pointer: '' },
    });
    await store.refreshSite();
    go({ at, pointer: '' });
    say(`A página agora está em ${to}, ainda não salva. ${path} leva a ela.`);
  };

  return (
    <TaskDialog
      title={`Mudar o endereço de “${file.title}”`}
      action="Mudar"
      onClose={onClose}
      onDo={rename}
    >
      <Labelled
        label="Novo endereço"
        value={to}
        onChange={setTo}
        autoFocus
        help="Começa com barra: letras minúsculas sem acento, números e hífen."
      />
      <Typography variant="body2">
        {places === undefined ? 'Procurando os links…' : linksText(places.length)} O endereço antigo
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
