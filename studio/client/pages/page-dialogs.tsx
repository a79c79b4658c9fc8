import type { StudioFile } from '../../shared/protocol.ts';
import { NewFormDialog } from './new-form-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { RemovePageDialog } from './remove-page-dialog.tsx';
import { RenamePageDialog } from './rename-page-dialog.tsx';

/** Something to be done to a whole page, or file. */
export type PageTask =
  | { kind: 'new' }
  | { kind: 'form' }
  | { kind: 'copy' | 'rename' | 'remove'; file: StudioFile };

interface Props {
  task: PageTask | undefined;
  onClose(): void;
}

export function PageDialogs({ task, onClose }: Props) {
  if (!task) return null;
  if (task.kind === 'new') return <NewPageDialog onClose={onClose} />;
  if (task.kind === 'form') return <NewFormDialog onClose={onClose} />;
  if (task.kind === 'copy') return <NewPageDialog copied={task.file} onClose={onClose} />;
  if (task.kind === 'rename') return <RenamePageDialog file={task.file} onClose={onClose} />;
  return <RemovePageDialog file={task.file} onClose={onClose} />;
}
