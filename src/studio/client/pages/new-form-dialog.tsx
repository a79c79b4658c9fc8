import { useState } from 'react';
import { ask } from '../store/api.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { publicForms } from './public-forms.ts';

export function NewFormDialog({ onClose }: { onClose(): void }) {
  const store = useStore();
  const notify = useNotify();
  const forms = useStudio(({ site }) => publicForms(site));
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState(forms[0]?.id ?? '');

  const make = async () => {
    const answer = await ask('copy-form', { edits: store.get().edits, from, title });
    const file = answer.file ?? '';
    await store.applyToFile(answer.edits, 'Formulário novo', file);
    navigate({ target: file, pointer: '' });
    notify(
      'Formulário criado, ainda não salvo. Para mostrá-lo, acrescente a uma página uma seção de formulário.',
    );
  };

  return (
    <TaskDialog title="Novo formulário" action="Criar" onClose={onClose} onConfirm={make}>
      <LabelledField label="Título" value={title} onChange={setTitle} autoFocus />
      <LabelledField
        label="Começar por uma cópia de"
        value={from}
        onChange={setFrom}
        options={forms}
        help="Os campos e o destino vêm dele; mude o que for diferente."
      />
    </TaskDialog>
  );
}
