import type { StudioFile } from '../../shared/protocol.ts';
import type { PageTask } from '../pages/page-dialogs.tsx';
import type { FieldLocation } from '../store/history.ts';
import { useStudio } from '../store/use-store.ts';
import { ChangedContacts } from './changed-contacts.tsx';
import { FileList } from './file-list.tsx';
import { NextSteps } from './next-steps.tsx';
import { Outline } from './outline.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  file: StudioFile | undefined;
  lastField: string | undefined;
  onTask(task: PageTask): void;
  onVersions(): void;
  onShow(location: FieldLocation): void;
  /** A section was chosen; `isAgain` if it was selected before. */
  onChosen(isAgain: boolean): void;
  /** Offers to put other words in place of some. */
  onReplace(words: string, by: string): void;
}

/** The open file with its sections; without one, all files of the site. */
export function ListPanel({
  file,
  lastField,
  onTask,
  onVersions,
  onShow,
  onChosen,
  onReplace,
}: Props) {
  const page = useShownPage(file);
  if (!file)
    return (
      <FileList
        onNewPage={() => onTask({ kind: 'new' })}
        onNewForm={() => onTask({ kind: 'form' })}
      />
    );
  return (
    <>
      <PageHead file={file} onTask={onTask} onVersions={onVersions} />
      {file.name === 'site' && <ChangedContacts file={file.file} onReplace={onReplace} />}
      {page && <NextSteps file={page} open={file} last={lastField} onShow={onShow} />}
      {file.kind === 'page' && <Outline file={file.file} onChosen={onChosen} />}
    </>
  );
}

/** The page that is open, or that shows the open collection or form. */
function useShownPage(open: StudioFile | undefined): StudioFile | undefined {
  const shown = useStudio(({ site, shown }) => site.files.find(({ file }) => file === shown?.file));
  if (open?.kind === 'page') return open;
  return open?.kind === 'collection' || open?.kind === 'form' ? shown : undefined;
}
