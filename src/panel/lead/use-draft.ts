import { useState } from 'react';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import { type ChangedField, type Draft, editable, keptDraft, withChange } from './change-draft.ts';

/** Unsaved changes of a submission, stored in this tab. */
export function useDraft(submission: LoggedSubmission) {
  const person = useAuth().user?.id ?? '';
  const kept = keptDraft(person, submission.id);
  const [draft, setDraft] = useState<Draft>(() => kept.read() ?? {});
  const row = editable(submission);

  const update = (change: (before: Draft) => Draft) =>
    setDraft((before) => {
      const after = change(before);
      if (Object.keys(after).length > 0) kept.write(after);
      else kept.remove();
      return after;
    });

  return {
    draft,
    value: (field: ChangedField) => draft[field]?.now ?? row[field],
    set: (field: ChangedField, now: string) =>
      update((before) => withChange(before, row, field, now)),
    update,
  };
}
