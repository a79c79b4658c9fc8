import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { getAt, setAt } from '../../shared/at-pointer.ts';
import type { Edits, Json, StudioFile } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Labelled } from '../ui/labelled.tsx';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { addressOf, folderOf } from './address-of.ts';
import { formsOf } from './forms-of.ts';
import { NEW_EVENT, NewEventFields, readEvent } from './new-event-fields.tsx';
import { textsToWrite } from './texts-to-write.ts';

interface Props {
  /** A page to begin from, in place of a template. */
  copied?: StudioFile;
  onClose(): void;
  onShow(place: { file: string; pointer: string }): void;
}

const NAVIGATION = 'site-config/navigation.json';
const NOWHERE = { id: '', title: 'Por enquanto, em nenhum' };

/** Asks what no default can know; the new page is a draft, and leads to what is to be written. */
export function NewPageDialog({ copied, onClose, onShow }: Props) {
  const store = useStore();
  const say = useSay();
  const templates = useStudio(({ start }) => start.templates);
  const menus = useStudio(({ site }) => site.sources.menus);
  const forms = useStudio(({ site }) => formsOf(site));
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [template, setTemplate] = useState(templates[0]?.id ?? '');
  const [form, setForm] = useState(forms[0]?.id ?? '');
  const [event, setEvent] = useState(NEW_EVENT);
  const [menu, setMenu] = useState('');
  const navigation = useStudio(() => store.value(NAVIGATION));
  useEffect(() => void store.open([NAVIGATION]), [store]);
  const path = typed ?? addressOf(title, folderOf(copied?.path ?? ''));
  const { needsForm, needsEvent } =
    (copied ? undefined : templates.find(({ id }) => id === template)) ?? {};

  /** The edits with a link to the page in the menu that was chosen. */
  const inMenu = (edits: Edits): Edits => {
    const before = edits.values[NAVIGATION] ?? navigation;
    if (menu === '' || before === undefined) return edits;
    const links = (getAt(before, menu) as Json[] | undefined) ?? [];
    const after = setAt(before, menu, [...links, { label: title.trim(), to: path }]);
    return { ...edits, values: { ...edits.values, [NAVIGATION]: after } };
  };

  const make = async () => {
    if (!title.trim()) throw new Error('Dê um título à página.');
    const { edits } = store.get();
    const page = { path, title: title.trim() };
    const answer = copied
      ? await api.copyPage(edits, { ...page, file: copied.file })
      : await api.newPage(edits, {
          ...page,
          template,
          draft: true,
          ...(needsForm && form && { form }),
          ...(needsEvent && { event: readEvent(event) }),
        });
    const file = answer.file ?? '';
    const place = { file, pointer: '' };
    await store.apply(inMenu(answer.edits), { what: 'Página nova', place });
    await store.refreshSite();
    const [pointer = ''] = textsToWrite(answer.edits.values[file]);
    // After the dialog has given the focus back.
    setTimeout(() => onShow({ file, pointer }));
    say(
      menu === ''
        ? 'Página criada, ainda não salva. Quem visita só a encontra por um link: veja Menus e rodapé.'
        : 'Página criada, com o link no menu. Nada está salvo ainda.',
    );
  };

  return (
    <TaskDialog
      title={copied ? `Nova página, cópia de “${copied.title}”` : 'Nova página'}
      action="Criar"
      onClose={onClose}
      onDo={make}
    >
      <Labelled
        label="Título"
        value={title}
        onChange={setTitle}
        autoFocus
        help="Curto, como no menu. Depois você o alonga onde quiser."
      />
      {!copied && (
        <Labelled label="Modelo" value={template} onChange={setTemplate} options={templates} />
      )}
      {needsEvent && <NewEventFields value={event} onChange={setEvent} />}
      {needsForm && <Labelled label="Formulário" value={form} onChange={setForm} options={forms} />}
      <Labelled label="Menu" value={menu} onChange={setMenu} options={[NOWHERE, ...menus]} />
      {typed === undefined ? (
        title.trim() !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Endereço: {path}{' '}
            <Button size="small" onClick={() => setTyped(path)}>
              Mudar o endereço
            </Button>
          </Typography>
        )
      ) : (
        <Labelled
          label="Endereço"
          value={path}
          onChange={setTyped}
          autoFocus
          help="Começa com barra: letras minúsculas sem acento, números e hífen."
        />
      )}
    </TaskDialog>
  );
}
