import { FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import type { StudioFile } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { Labelled } from '../ui/labelled.tsx';
import { go } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { addressOf, folderOf } from './address-of.ts';
import { formsOf } from './forms-of.ts';

interface Props {
  /** A page to begin from, in place of a template. */
  copied?: StudioFile;
  onClose(): void;
}

export function NewPageDialog({ copied, onClose }: Props) {
  const store = useStore();
  const say = useSay();
  const templates = useStudio(({ start }) => start.templates);
  const forms = useStudio(({ site }) => formsOf(site));
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string>();
  const [template, setTemplate] = useState(templates[0]?.id ?? '');
  const [form, setForm] = useState(forms[0]?.id ?? '');
  const [draft, setDraft] = useState(true);
  const path = typed ?? addressOf(title, folderOf(copied?.path ?? ''));
  const needsForm = !copied && templates.find(({ id }) => id === template)?.needsForm;

  const make = async () => {
    if (!title.trim()) throw new Error('Dê um título à página.');
    const { edits } = store.get();
    const answer = copied
      ? await api.copyPage(edits, { file: copied.file, path, title: title.trim() })
      : await api.newPage(edits, {
          path,
          title: title.trim(),
          template,
          draft,
          ...(needsForm && form && { form }),
        });
    const file = answer.file ?? '';
    await store.apply(answer.edits, { what: 'Página nova', place: { file, pointer: '' } });
    await store.refreshSite();
    go({ at: file, pointer: '' });
    say(
      'Página criada, ainda não salva. Quem visita só a encontra por um link: veja Menus e rodapé.',
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
      <Labelled
        label="Endereço"
        value={path}
        onChange={setTyped}
        help="Começa com barra: letras minúsculas sem acento, números e hífen."
      />
      {!copied && (
        <Labelled label="Modelo" value={template} onChange={setTemplate} options={templates} />
      )}
      {needsForm && <Labelled label="Formulário" value={form} onChange={setForm} options={forms} />}
      {!copied && (
        <FormControlLabel
          control={<Switch checked={draft} onChange={(_, on) => setDraft(on)} />}
          label="Rascunho: só aparece aqui, até você tirar a marca em Dados da página"
          slotProps={{ typography: { variant: 'body2' } }}
        />
      )}
    </TaskDialog>
  );
}
