import { Typography } from '@mui/material';
import type { StudioFile } from '../../shared/protocol.ts';
import { useStore } from '../store/use-store.ts';
import { navigate } from '../ui/route.ts';
import { TaskDialog } from '../ui/task-dialog.tsx';
import { useNotify } from '../ui/use-notify.ts';
import { UsageWarning } from './usage-warning.tsx';
import { useFormUsages } from './use-usages.ts';

interface Props {
  file: StudioFile;
  onClose(): void;
}

export function RemoveFormDialog({ file, onClose }: Props) {
  const store = useStore();
  const notify = useNotify();
  const { usages, failure } = useFormUsages(file.name);
  const remove = async () => {
    const { edits } = store.get();
    const values = { ...edits.values, [file.file]: null };
    await store.applyToFile({ ...edits, values }, 'Formulário apagado', file.file);
    navigate({ target: '', pointer: '' });
    notify(`O formulário “${file.title}” foi apagado, o que ainda não está salvo.`);
  };
  return (
    <TaskDialog
      title={`Apagar “${file.title}”`}
      action="Apagar o formulário"
      danger
      onClose={onClose}
      onConfirm={remove}
    >
      {!usages && <Typography variant="body2">{failure || 'Procurando onde está…'}</Typography>}
      {usages?.length === 0 && (
        <Typography variant="body2">Nenhuma página mostra este formulário.</Typography>
      )}
      {usages && usages.length > 0 && <UsageWarning usages={usages} />}
    </TaskDialog>
  );
}
