import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { parentPath } from './path-from-title.ts';
import { removeItems } from './remove-items.ts';
import { UsageList } from './usage-list.tsx';
import { useLinksTo } from './use-usages.ts';

const NAVIGATION = 'site-config/navigation.json';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RemovePageDialog({ file, onClose }: Props) {
  const { path = '' } = file;
  const store = useStore();
  const notify = useNotify();
  const others = useStudio(({ site }) =>
    site.sources.pages.filter((page) => page.path !== path && page.path !== '/404'),
  );
  const above = parentPath(path);
  const [to, setTo] = useState(others.some((page) => page.path === above) ? above : '/');
  const { usages, failure } = useLinksTo(path);
  const [outOfMenus, setOutOfMenus] = useState(true);

  const remove = async () => {
    const answer = await ask('remove-page', { edits: store.get().edits, path, to });
    const inMenus = answer.left.filter((usage) => outOfMenus && usage.file === NAVIGATION);
    const left = answer.left.filter((usage) => !inMenus.includes(usage));
    await store.open([NAVIGATION]);
    const menus = answer.edits.values[NAVIGATION] ?? store.value(NAVIGATION);
    const values = { ...answer.edits.values };
    if (menus && inMenus.length > 0)
      values[NAVIGATION] = removeItems(
        menus,
        inMenus.map(({ pointer }) => pointer),
      );
    await store.applyToFile({ ...answer.edits, values }, 'Página apagada', file.file);
    navigate({
      target: store.get().site.files.find((page) => page.path === to)?.file ?? '',
      pointer: '',
    });
    const message = `“${file.title}” foi apagada, o que ainda não está salvo. Quem abrir ${path} chega a esta página.`;
    notify(
      left.length === 0
        ? message
        : `${message} Veja ${left.length === 1 ? 'o item' : `os ${left.length} itens`} de menu ou cartão que só existiam para ela: ${left.map(({ words }) => words).join('; ')}.`,
    );
  };

  return (
    <TaskDialog
      title={`Apagar “${file.title}”`}
      action="Apagar a página"
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      {!usages && <Typography variant="body2">{failure || 'Procurando os links…'}</Typography>}
      {usages?.length === 0 && (
        <Typography variant="body2">Nenhum link do site leva a esta página.</Typography>
      )}
      {usages && usages.length > 0 && (
        <>
          <Typography variant="body2">
            {usages.length === 1 ? 'Um lugar leva' : `${usages.length} lugares levam`} a esta
            página. Os links em textos passam a levar à página que você escolher abaixo; cartões que
            só existem para ela ficam para você decidir.
          </Typography>
          <UsageList usages={usages} />
          {usages.some((usage) => usage.file === NAVIGATION) && (
            <FormControlLabel
              control={
                <Switch size="small" checked={outOfMenus} onChange={(_, on) => setOutOfMenus(on)} />
              }
              label="Tirar também do menu e do rodapé"
            />
          )}
        </>
      )}
      <LabelledField
        label="Para onde o endereço passa a levar"
        value={to}
        onChange={setTo}
        options={others.map((page) => ({ id: page.path, title: `${page.title} (${page.path})` }))}
        help="Quem guardou o endereço, ou o achou em um buscador, chega a esta página."
      />
    </TaskDialog>
  );
}
