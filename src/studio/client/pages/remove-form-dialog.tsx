import { Typography } from '@mui/material';
import type { StudioFile } from '../../shared/protocol.ts';
import { useStore } from '../store/use-store.ts';
import { go } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useSay } from '../ui/use-say.ts';
import { useFormPlaces } from './use-places.ts';
import { UsedIn } from './used-in.tsx';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RemoveFormDialog({ file, onClose }: Props) {
  const store = useStore();
  const say = useSay();
  const places = useFormPlaces(file.name);
  const remove = async () => {
    const { edits } = store.get();
    const values = { ...edits.values, [file.file]: null };
    const place = { file: file.file, pointer: '' };
    await store.apply({ ...edits, values }, { what: 'Formulário apagado', place });
    await store.refreshSite();
    go({ at: '', pointer: '' });
    say(`O formulário “${file.title}” foi apagado, o que ainda não está salvo.`);
  };
  return (
    <TaskDialog
      title={`Apagar “${file.title}”`}
      action="Apagar o formulário"
      danger
      onClose={onClose}
      onDo={remove}
    >
      {places === undefined && <Typography variant="body2">Procurando onde está…</Typography>}
      {places?.length === 0 && (
        <Typography variant="body2">Nenhuma página mostra este formulário.</Typography>
      )}
      {places && places.length > 0 && <UsedIn places={places} />}
    </TaskDialog>
  );
}
