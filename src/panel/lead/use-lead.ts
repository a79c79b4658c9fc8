import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { type LeadEvent, type LeadRecord, readSubmission } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { usePolling } from '../use-polling.ts';

interface State extends Omit<LeadRecord, 'events'> {
  /** Undefined until they are read. */
  events?: LeadEvent[];
  gone: boolean;
  failed: boolean;
  /** The last thing that somebody else did while the submission was open. */
  news?: LeadEvent;
}

/** A submission with its history. It is read again while it is open and the tab is visible. */
export function useLead(submission: LoggedSubmission) {
  const { user } = useAuth();
  const me = user?.fullName || user?.email;
  const { id } = submission;
  const [lead, setLead] = useState<State>({
    row: submission,
    related: [],
    stations: [],
    files: [],
    gone: false,
    failed: false,
  });
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    asked.current += 1;
    const mine = asked.current;
    const found = await readSubmission(id).catch(() => 'failed' as const);
    if (mine !== asked.current) return; // an answer to an older request
    setLead((before) => {
      if (found === 'failed') return { ...before, failed: true };
      if (!found) return { ...before, gone: true };
      const unseen = before.events ? found.events.slice(before.events.length) : [];
      const news = unseen.findLast(({ actor_name }) => actor_name !== me) ?? before.news;
      return { ...before, ...found, failed: false, ...(news && { news }) };
    });
  }, [id, me]);

  // The list, too, brings news of it: then it is read again.
  const listed = JSON.stringify(submission);
  useEffect(() => void refresh(), [refresh, listed]);

  usePolling(refresh);

  /** Shows the answer to a change of one's own; null if it is gone. */
  const adopt = (row: LoggedSubmission | null) => {
    setLead((before) => (row ? { ...before, row } : { ...before, gone: true }));
    if (row) void refresh();
  };

  return { ...lead, adopt, refresh };
}
