import { useEffect, useState } from 'react';
import { readSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';

/**
 * The submission that the address names: the row of the list, which shows changes by others, or what the database
 * knows of it. `gone` is called if there is none any more.
 */
export function useOpened(id: string, rows: LoggedSubmission[] | undefined, gone: () => void) {
  const [opened, setOpened] = useState<LoggedSubmission>();
  const [problem, setProblem] = useState<'gone' | 'failed'>();
  const listed = rows?.find((row) => row.id === id);
  const isUnknown = Boolean(id && rows && !listed && opened?.id !== id);

  useEffect(() => {
    if (listed) setOpened(listed);
  }, [listed]);

  useEffect(() => {
    if (id) setProblem(undefined);
    if (!isUnknown) return;
    let current = true;
    readSubmission(id).then(
      (found) => {
        if (!current) return;
        if (found) return setOpened(found.row);
        setProblem('gone');
        gone();
      },
      () => current && setProblem('failed'),
    );
    return () => {
      current = false;
    };
  }, [id, isUnknown]);

  const submission = listed ?? (opened?.id === id ? opened : undefined);
  return { submission, problem, setOpened };
}
