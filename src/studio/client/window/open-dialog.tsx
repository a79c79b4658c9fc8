import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StudioFile } from '../../shared/protocol.ts';
import { pointerOfProblem } from '../form/problems/problem-text.ts';
import { ShowDialog } from '../links/show-dialog.tsx';
import { type PageTask, PageTaskDialog } from '../pages/page-task-dialog.tsx';
import { ReviewDialog } from '../review/review-dialog.tsx';
import { SearchDialog } from '../search/search-dialog.tsx';
import type { FieldLocation } from '../store/history.ts';
import { focusListIfLost } from './panes.tsx';
import { ProblemsDialog } from './problems-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

/** `words` and `by`: what to replace, and by what. */
type Task = PageTask | ShowTask | { kind: 'problems' | 'review' | 'keys' } | Search;
type ShowTask = { kind: 'show'; file: StudioFile };
type Search = { kind: 'search'; words?: string; by?: string | undefined };

/** Which dialog is open. */
export function useDialogs() {
  const [task, setTask] = useState<Task>();
  const [words, setWords] = useState('');
  const open = (next: Task) => {
    if (next.kind === 'search' && next.words !== undefined) setWords(next.words);
    setTask(next);
  };
  const close = useCallback(() => {
    flushSync(() => setTask(undefined));
    focusListIfLost();
  }, []);
  /** The search begins with the words of the last time. */
  return { task, open, close, search: { words, onWords: setWords } };
}

interface Props {
  dialogs: ReturnType<typeof useDialogs>;
  onShow(location: FieldLocation): void;
  onSave(): Promise<boolean>;
}

export function Dialogs({ dialogs: { task, close, search }, onShow, onSave }: Props) {
  const leaveTo = (location: FieldLocation) => {
    close();
    // The dialog gives the focus back first.
    setTimeout(() => onShow(location));
  };
  if (!task) return null;
  switch (task.kind) {
    case 'problems':
      return (
        <ProblemsDialog
          onClose={close}
          onShow={(problem) => leaveTo({ file: problem.file, pointer: pointerOfProblem(problem) })}
        />
      );
    case 'review':
      return <ReviewDialog onClose={close} onSave={onSave} />;
    case 'show':
      return <ShowDialog file={task.file} onClose={close} />;
    case 'keys':
      return <ShortcutsDialog onClose={close} />;
    case 'search':
      return <SearchDialog {...search} firstBy={task.by} onClose={close} onShow={leaveTo} />;
    default:
      return <PageTaskDialog task={task} onClose={close} onShow={onShow} />;
  }
}
