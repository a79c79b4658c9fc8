import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';

/** The links of notices name a submission by it (supabase/functions/new-submission/notice.ts). */
const PARAMETER = 'envio';

/** The id of a submission, as the database makes them. */
const ID = /^[0-9a-f]{32}$/;

/** The part of the address that names a submission, for a visitor who has to sign in first; or ''. */
export function linkedQuery(search: string): string {
  const id = linkedId(search);
  return id ? `?${PARAMETER}=${id}` : '';
}

function linkedId(search: string): string | undefined {
  const id = new URLSearchParams(search).get(PARAMETER) ?? '';
  return ID.test(id) ? id : undefined;
}

/**
 * Opens the submission that the address names, once, and takes it out of the address. Returns 'gone' if there is no
 * such submission any more, 'failed' if it could not be read. `open` has to be the same in each render.
 */
export function useLinkedSubmission(
  open: (submission: LoggedSubmission) => void,
): 'gone' | 'failed' | undefined {
  const [result, setResult] = useState<'gone' | 'failed'>();
  const { pathname, search } = useLocation();
  const [id] = useState(linkedId(search));
  useEffect(() => {
    if (!id) return;
    readSubmission(id).then(
      (found) => {
        if (found) open(found.row);
        else setResult('gone');
        // Not by the router: as a navigation it would move the focus to the heading.
        history.replaceState(history.state, '', pathname);
      },
      () => setResult('failed'),
    );
  }, [id, open, pathname]);
  return result;
}
