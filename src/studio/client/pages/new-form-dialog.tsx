import { useState } from 'react';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { useStore, useStudio } from '../store/use-store.ts';
import { LabelledField } from '../ui/labelled-field.tsx';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { pathFromTitle } from './path-from-title.ts';
import { publicForms } from './public-forms.ts';

const FOLDER = 'site-config/forms/';

/** Creates a form as a copy of another, whose destination and messages it keeps. */
export function NewFormDialog({ onClose }: { onClose(): void }) {
  const store = useStore();
  const notify = useNotify();
  const forms = useStudio(({ site }) => publicForms(site));
  const [title, setTitle] = useState('');
  const [from, setFrom] = useState(forms[0]?.id ?? '');

  const make = async () => {
    const id = pathFromTitle(title).slice(1);
    if (!/^[a-z]/.test(id)) throw new Error('Dê ao formulário um título que comece com uma letra.');
    const file = `${FOLDER}${id}.json`;
    if (forms.some((form) => form.id === id))
      throw new Error(
        `Já há um formulário “${id}”. Dê outro título; depois você o muda como quiser.`,
      );
    const copied = `${FOLDER}${from}.json`;
    await store.open([copied]);
    const { edits } = store.get();
    const values = { ...edits.values, [file]: renamed(store.value(copied), title.trim(), id) };
    await store.applyToFile({ ...edits, values }, 'Formulário novo', file);
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

/** The form gets its own title, and its own name at the destination. */
function renamed(form: Json | undefined, title: string, id: string): Json {
  const copy: JsonMap = { ...(form as JsonMap), title };
  const submit = copy.submit as JsonMap | undefined;
  if (typeof submit?.formName !== 'string') return copy;
  return { ...copy, submit: { ...submit, formName: id.replaceAll('-', '_') } };
}
