import { useState } from 'react';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { changeSubmissions } from '../api/lead.ts';
import type { LoggedSubmission } from '../api/submission.ts';
import {
  afterChoice,
  afterConflict,
  afterSave,
  type ChangeDraft,
  type ChangedField,
  editable,
  hasConflict,
  keptDraft,
  withChange,
} from './change-draft.ts';

interface Options {
  row: LoggedSubmission;
  /** Called with the current row, whether the change was saved or not; null if it is gone. */
  onRow(row: LoggedSubmission | null): void;
}

export type Changes = ReturnType<typeof useChanges>;

/** Unsaved changes of a submission, and how they are saved: only if the stored values are those they began from. */
export function useChanges({ row, onRow }: Options) {
  const { draft, value, set, update } = useDraft(row);
  const [busy, setBusy] = useState(false);
  /** How the last save went; undefined after another change. */
  const [result, setResult] = useState<'saved' | 'failed'>();

  async function save(sent: ChangeDraft) {
    setBusy(true);
    setResult(undefined);
    try {
      const [changed] = await changeSubmissions([{ submission: row.id, draft: sent }]);
      const { row: now = null, conflicts = {} } = changed ?? {};
      const refused = Object.keys(conflicts).length > 0;
      if (now)
        update((before) =>
          refused
            ? afterConflict({ ...sent, ...before }, conflicts, editable(now))
            : afterSave(before, sent, editable(now)),
        );
      onRow(now);
      if (now && !refused) setResult('saved');
    } catch {
      setResult('failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    draft,
    busy,
    changed: Object.keys(draft).length > 0,
    result,
    value,
    set(field: ChangedField, now: string) {
      setResult(undefined);
      set(field, now);
    },
    /** Chooses for the person, who saves it or not, unless they have chosen already. */
    offer(field: ChangedField, now: string | undefined) {
      if (now !== undefined && !draft[field]) set(field, now);
    },
    save() {
      if (Object.keys(draft).length > 0) void save(draft);
      else setResult('saved');
    },
    /** Saves one field at once; what else was changed stays unsaved. */
    saveField(field: ChangedField, now: string) {
      update(({ [field]: _, ...others }) => others);
      void save({ [field]: { was: editable(row)[field], now } });
    },
    /** After the last choice, everything is saved. */
    choose(field: ChangedField, mine: boolean) {
      const after = afterChoice(draft, field, mine);
      update(() => after);
      if (Object.keys(after).length > 0 && !hasConflict(after)) void save(after);
    },
    join: (note: string) =>
      update((before) => ({
        ...before,
        ...(before.note && { note: { was: before.note.was, now: note } }),
      })),
    discard: () => update(() => ({})),
  };
}

/** Unsaved changes of a submission, stored in this tab. */
function useDraft(submission: LoggedSubmission) {
  const person = useAuth().user?.id ?? '';
  const kept = keptDraft(person, submission.id);
  const [draft, setDraft] = useState<ChangeDraft>(() => kept.read() ?? {});
  const row = editable(submission);

  const update = (change: (before: ChangeDraft) => ChangeDraft) =>
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
