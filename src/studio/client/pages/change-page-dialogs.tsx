import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { getAtPointer, segmentsOf, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import { useAnswer } from '../store/use-answer.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { TaskDialog } from '../ui/dialogs.tsx';
import { LabelledField } from '../ui/labelled-field.tsx';
import { notify } from '../ui/notify.tsx';
import { navigate } from '../ui/route.ts';
import { parentPath } from './new-page-dialog.tsx';
import { UsageList, useFirstEdits } from './usages.tsx';

export function RenamePageDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const { path = '' } = file;
  const store = useStore();
  const [to, setTo] = useState(path);
  const { answer, error } = useAnswer('page-usages', { edits: useFirstEdits(), path });

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
        {answer ? linksText(answer.usages.length) : error || 'Procurando os links…'} O endereço
        antigo passa a levar ao novo, para quem o guardou.
      </Typography>
    </TaskDialog>
  );
}

const NO_LINK = 'Nenhum link do site leva a esta página.';

const linksText = (count: number) =>
  count === 0
    ? NO_LINK
    : count === 1
      ? 'O link do site que leva a esta página muda junto.'
      : `Os ${count} links do site que levam a esta página mudam junto.`;

const NAVIGATION = 'site-config/navigation.json';

export function RemovePageDialog({ file, onClose }: { file: StudioFile; onClose(): void }) {
  const { path = '' } = file;
  const store = useStore();
  const others = useStudio(({ site }) =>
    site.sources.pages.filter((page) => page.path !== path && page.path !== '/404'),
  );
  const above = parentPath(path);
  const [to, setTo] = useState(others.some((page) => page.path === above) ? above : '/');
  const { answer, error } = useAnswer('page-usages', { edits: useFirstEdits(), path });
  const usages = answer?.usages ?? [];
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
      {usages.length === 0 ? (
        <Typography variant="body2">
          {answer ? NO_LINK : error || 'Procurando os links…'}
        </Typography>
      ) : (
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

export function removeItems(value: Json, pointers: readonly string[]): Json {
  const items = pointers.flatMap((pointer) => itemOf(value, pointer) ?? []);
  // The last item first, because removing an item shifts those after it.
  const last = [...new Set(items)].sort(byPosition).reverse();
  return last.reduce<Json>((rest, item) => setAtPointer(rest, item, undefined), value);
}

/** The pointer of the innermost list item that contains `pointer`. */
function itemOf(value: Json, pointer: string): string | undefined {
  for (let item = pointer; item !== ''; item = above(item))
    if (Array.isArray(getAtPointer(value, above(item)))) return item;
  return undefined;
}

const above = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function byPosition(first: string, second: string): number {
  const [a, b] = [segmentsOf(first), segmentsOf(second)];
  const difference = a.findIndex((segment, index) => segment !== b[index]);
  const [x = '', y = ''] = [a[difference], b[difference]];
  return Number(x) - Number(y) || (x < y ? -1 : 1);
}
