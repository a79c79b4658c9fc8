import { useState } from 'react';
import { format } from '../../lib/format-in-page.ts';
import type { SubmissionSelection } from '../../types/config.gen.ts';
import { notify } from '../../ui/toasts/notify.ts';
import { type Changed, changeSubmissions } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { type ChangeDraft, editable } from './change-draft.ts';

/** The new values; an empty text leaves a field as it is. */
export interface Chosen {
  status: string;
  owner: string;
}

/** The value of `owner` that gives submissions back. */
export const NOBODY = 'nobody';

export interface Selected {
  /** The selected submissions. */
  rows: LoggedSubmission[];
  /** Called with the current rows, also of those that were not changed because of a conflict. */
  onChanged(rows: LoggedSubmission[]): void;
  /** Called with the ids of submissions that are there no more. */
  onGone(ids: string[]): void;
  /** Called with the ids that are to be selected from now on. */
  onSelect(ids: string[]): void;
}

/** Changes several submissions, each on its own. Those that somebody else changed meanwhile stay selected. */
export function useBulkChange(
  texts: SubmissionSelection,
  { rows, onChanged, onGone, onSelect }: Selected,
) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Changed[]>([]);

  /** Resolves to true if there was no conflict. */
  async function apply(chosen: Chosen): Promise<boolean> {
    setBusy(true);
    setRefused([]);
    const changes = rows.map((row) => ({ submission: row.id, draft: draftOf(row, chosen) }));
    const results = await changeSubmissions(changes).catch(() => undefined);
    setBusy(false);
    if (!results) {
      notify({ title: texts.failed, tone: 'error' });
      return false;
    }
    const conflicts = results.filter((result) => Object.keys(result.conflicts).length > 0);
    const gone = results.filter(({ row }) => !row).map(({ submission }) => submission);
    const count = results.length - conflicts.length - gone.length;
    onChanged(results.flatMap(({ row }) => row ?? []));
    if (gone.length > 0) onGone(gone);
    onSelect(conflicts.map(({ submission }) => submission));
    setRefused(conflicts);
    notify({
      title: format(texts.done, { count }),
      ...(gone.length > 0 && { text: format(texts.gone, { count: gone.length }) }),
      tone: count > 0 ? 'success' : 'error',
    });
    return conflicts.length === 0;
  }

  return { busy, refused, apply };
}

function draftOf(row: LoggedSubmission, { status, owner }: Chosen): ChangeDraft {
  const was = editable(row);
  return {
    ...(status && { status: { was: was.status, now: status } }),
    ...(owner && { owner: { was: was.owner, now: owner === NOBODY ? '' : owner } }),
  };
}
