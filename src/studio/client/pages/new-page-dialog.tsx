import { Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Edits, Json, StudioFile } from '../../shared/protocol.ts';
import { ask } from '../store/api.ts';
import type { FieldLocation } from '../store/history.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { NEW_EVENT, NewEventFields, parseEvent } from './new-event-fields.tsx';
import { parentPath, pathFromTitle } from './path-from-title.ts';
import { publicForms } from './public-forms.ts';
import { samplesOfPage } from './sample-texts.ts';

interface Props {
  /** The page to copy, instead of a template. */
  copied?: StudioFile;
  onClose(): void;
  onShow(location: FieldLocation): void;
}

const NAVIGATION = 'site-config/navigation.json';
const NOWHERE = { id: '', title: 'Por enquanto, em nenhum' };

/** Creates a draft, and leads to its first text. */
export function NewPageDialog({ copied, onClose, onShow }: Props) {
  const store = useStore();
  const notify = useNotify();
  const templates = useStudio(({ start }) => start.templates);
  const menus = useStudio(({ site }) => site.sources.menus);
  const forms = useStudio(({ site }) => publicForms(site));
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [template, setTemplate] = useState(templates[0]?.id ?? '');
  const [form, setForm] = useState(forms[0]?.id ?? '');
  const [event, setEvent] = useState(NEW_EVENT);
  const [menu, setMenu] = useState('');
  const navigation = useStudio(() => store.value(NAVIGATION));
  useEffect(() => void store.open([NAVIGATION]), [store]);
  const path = typed ?? pathFromTitle(title, parentPath(copied?.path ?? ''));
  const { needsForm, needsEvent } =
    (copied ? undefined : templates.find(({ id }) => id === template)) ?? {};

  const inMenu = (edits: Edits): Edits => {
    const before = edits.values[NAVIGATION] ?? navigation;
    if (menu === '' || before === undefined) return edits;
    const links = (getAtPointer(before, menu) as Json[] | undefined) ?? [];
    const after = setAtPointer(before, menu, [...links, { label: title.trim(), to: path }]);
    return { ...edits, values: { ...edits.values, [NAVIGATION]: after } };
  };

  const make = async () => {
    if (!title.trim()) throw new Error('Dê um título à página.');
    const { edits } = store.get();
    const page = { path, title: title.trim() };
    const answer = copied
      ? await ask('copy-page', { edits, ...page, file: copied.file })
      : await ask('new-page', {
          edits,
          ...page,
          template,
          draft: true,
          ...(needsForm && form && { form }),
          ...(needsEvent && { event: parseEvent(event) }),
        });
    const file = answer.file ?? '';
    await store.applyToFile(inMenu(answer.edits), 'Página nova', file);
    const [pointer = ''] = samplesOfPage(answer.edits.values[file]);
    // The dialog gives the focus back first.
    setTimeout(() => onShow({ file, pointer }));
    notify(
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
      onConfirm={make}
    >
      <LabelledField
        label="Título"
        value={title}
        onChange={setTitle}
        autoFocus
        help="Curto, como no menu. Depois você o alonga onde quiser."
      />
      {!copied && (
        <LabelledField label="Modelo" value={template} onChange={setTemplate} options={templates} />
      )}
      {needsEvent && <NewEventFields value={event} onChange={setEvent} />}
      {needsForm && (
        <LabelledField label="Formulário" value={form} onChange={setForm} options={forms} />
      )}
      <LabelledField label="Menu" value={menu} onChange={setMenu} options={[NOWHERE, ...menus]} />
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
        <LabelledField
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
