import { FormControlLabel, Switch, Typography } from '@mui/material';
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
import { withoutItems } from './without-items.ts';

const NAVIGATION = 'site-config/navigation.json';

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
  const [outOfMenus, setOutOfMenus] = useState(true);

  const remove = async () => {
    const answer = await api.removePage(store.get().edits, path, to);
    const inMenus = answer.left.filter((place) => outOfMenus && place.file === NAVIGATION);
    const left = answer.left.filter((place) => !inMenus.includes(place));
    await store.open([NAVIGATION]);
    const menus = answer.edits.values[NAVIGATION] ?? store.value(NAVIGATION);
    const values = { ...answer.edits.values };
    if (menus && inMenus.length > 0)
      values[NAVIGATION] = withoutItems(
        menus,
        inMenus.map(({ pointer }) => pointer),
      );
    await store.apply(
      { ...answer.edits, values },
      {
        what: 'Página apagada',
        place: { file: file.file, pointer: '' },
      },
    );
    await store.refreshSite();
    go({ at: store.get().site.files.find((one) => one.path === to)?.file ?? '', pointer: '' });
    const told = `“${file.title}” foi apagada, o que ainda não está salvo. Quem abrir ${path} chega a esta página.`;
    say(
      left.length === 0
        ? told
        : `${told} Veja ${left.length === 1 ? 'o item' : `os ${left.length} itens`} de menu ou cartão que só existiam para ela: ${left.map(({ words }) => words).join('; ')}.`,
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
            página. Os links em textos passam a levar à página que você escolher abaixo; cartões que
            só existem para ela ficam para você decidir.
          </Typography>
          <PlacesList places={places} />
          {places.some((place) => place.file === NAVIGATION) && (
            <FormControlLabel
              control={
                <Switch size="small" checked={outOfMenus} onChange={(_, on) => setOutOfMenus(on)} />
              }
              label="Tirar também do menu e do rodapé"
            />
          )}
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
