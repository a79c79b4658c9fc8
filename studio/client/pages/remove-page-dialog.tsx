import { Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Labelled } from '../ui/labelled.tsx';
import { go } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { folderOf } from './address-of.ts';
import { PlacesList } from './places-list.tsx';
import { usePlaces } from './use-places.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RemovePageDialog({ file, onClose }: Props) {
  const { path = '' } = file;
  const store = useStore();
  const say = useSay();
  const others = useStudio(({ site }) =>
    site.sources.pages.filter((page) => page.path !== path && page.path !== '/404'),
  );
  const above = folderOf(path);
  const [to, setTo] = useState(others.some((page) => page.path === above) ? above : '/');
  const places = usePlaces(path);

  const remove = async () => {
    const answer = await api.removePage(store.get().edits, path, to);
    await store.apply(answer.edits, {
      what: 'Página apagada',
      place: { file: file.file, pointer: '' },
    });
    await store.refreshSite();
    go({ at: store.get().site.files.find((one) => one.path === to)?.file ?? '', pointer: '' });
    const told = `“${file.title}” foi apagada, o que ainda não está salvo. Quem abrir ${path} chega a esta página.`;
    say(
      answer.left.length === 0
        ? told
        : `${told} Veja ${answer.left.length === 1 ? 'o item' : `os ${answer.left.length} itens`} de menu ou cartão que só existiam para ela: ${answer.left.map(({ words }) => words).join('; ')}.`,
    );
  };

  return (
    <TaskDialog
      title={`Apagar “${file.title}”`}
      action="Apagar a página"
      danger
      onClose={onClose}
      onDo={remove}
    >
      {places === undefined && <Typography variant="body2">Procurando os links…</Typography>}
      {places?.length === 0 && (
        <Typography variant="body2">Nenhum link do site leva a esta página.</Typography>
      )}
      {places && places.length > 0 && (
        <>
          <Typography variant="body2">
            {places.length === 1 ? 'Um lugar leva' : `${places.length} lugares levam`} a esta
            página. Os links em textos passam a levar à página que você escolher abaixo; itens de
            menu e cartões que só existem para ela ficam para você decidir.
          </Typography>
          <PlacesList places={places} />
        </>
      )}
      <Labelled
        label="Para onde o endereço passa a levar"
        value={to}
        onChange={setTo}
        options={others.map((page) => ({ id: page.path, title: `${page.title} (${page.path})` }))}
        help="Quem guardou o endereço, ou o achou em um buscador, chega a esta página."
      />
    </TaskDialog>
  );
}
