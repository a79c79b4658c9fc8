import type { StudioFile } from '../../shared/protocol.ts';
import type { FieldLocation } from '../store/history.ts';
import { RemovePageDialog, RenamePageDialog } from './change-page-dialogs.tsx';
import { NewFormDialog, RemoveFileDialog, RenameFormDialog } from './form-dialogs.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { collectionOf, NewRecordDialog } from './new-record-dialog.tsx';

export type PageTask =
  | { kind: 'new' | 'form' }
  | { kind: 'record'; collection?: string | undefined }
  | { kind: 'copy' | 'rename' | 'remove' | 'rename-form' | 'remove-file'; file: StudioFile };

interface Props {
  task: PageTask;
  onClose(): void;
  onShow(location: FieldLocation): void;
}

export function PageTaskDialog({ task, onClose, onShow }: Props) {
  switch (task.kind) {
    case 'new':
      return <NewPageDialog onClose={onClose} onShow={onShow} />;
    case 'form':
      return <NewFormDialog onClose={onClose} />;
    case 'record':
      return <NewRecordDialog collection={task.collection} onClose={onClose} onShow={onShow} />;
    case 'copy': {
      const collection = collectionOf(task.file);
      const copy = { copied: task.file, onClose, onShow };
      return collection === undefined ? (
        <NewPageDialog {...copy} />
      ) : (
        <NewRecordDialog {...copy} collection={collection} />
      );
    }
    case 'rename':
      return <RenamePageDialog file={task.file} onClose={onClose} />;
    case 'remove':
      return <RemovePageDialog file={task.file} onClose={onClose} />;
    case 'rename-form':
      return <RenameFormDialog file={task.file} onClose={onClose} />;
    case 'remove-file':
      return <RemoveFileDialog file={task.file} onClose={onClose} />;
  }
}
