import { tabStorage } from '../../lib/safe-storage.ts';
import { isRecord, type Stored, stored } from '../../lib/stored.ts';
import type { LoggedSubmission } from '../api/submission.ts';

export const CHANGED = ['status', 'owner', 'call_on', 'note'] as const;
export type ChangedField = (typeof CHANGED)[number];

/** The saved values; an owner or a day that is not set is an empty text, as in a control. */
export type Row = Record<ChangedField, string>;

export const editable = ({ status, owner, call_on, note }: LoggedSubmission): Row => ({
  status,
  owner: owner ?? '',
  call_on: call_on ?? '',
  note,
});

/** An unsaved change of a field. */
export interface Change {
  /** The value before the change. */
  was: string;
  now: string;
  /** A value that somebody else saved meanwhile; `by` is null if that account was deleted. */
  theirs?: { value: string; by: string | null };
}

export type ChangeDraft = Partial<Record<ChangedField, Change>>;

/** The draft with a new value of a field; without the field if the value is the saved one. */
export function withChange(
  draft: ChangeDraft,
  row: Row,
  field: ChangedField,
  now: string,
): ChangeDraft {
  const { [field]: before, ...others } = draft;
  if (now === row[field] && !before?.theirs) return others;
  return { ...others, [field]: { ...before, was: before?.was ?? row[field], now } };
}

/**
 * The draft after `sent` was saved: what was typed meanwhile. A field that was not sent still names the
 * value that it began from.
 */
export function afterSave(draft: ChangeDraft, sent: ChangeDraft, row: Row): ChangeDraft {
  return mapDraft(draft, (change, field) => {
    if (change.now === row[field]) return undefined;
    return sent[field] ? { was: row[field], now: change.now } : change;
  });
}

/**
 * The draft after a conflict: the next save is based on the other value, which is shown beside
 * one's own until then.
 * @param conflicts Field -> who changed it.
 */
export function afterConflict(
  draft: ChangeDraft,
  conflicts: Partial<Record<ChangedField, string | null>>,
  row: Row,
): ChangeDraft {
  return mapDraft(draft, (change, field) => {
    const by = conflicts[field];
    if (by === undefined) return change;
    return { was: row[field], now: change.now, theirs: { value: row[field], by } };
  });
}

/** The draft after the person chose between a value of their own and another's. */
export function afterChoice(draft: ChangeDraft, field: ChangedField, mine: boolean): ChangeDraft {
  const { [field]: chosen, ...others } = draft;
  return mine && chosen ? { ...others, [field]: { was: chosen.was, now: chosen.now } } : others;
}

export const hasConflict = (draft: ChangeDraft): boolean =>
  CHANGED.some((field) => draft[field]?.theirs);

function mapDraft(
  draft: ChangeDraft,
  change: (before: Change, field: ChangedField) => Change | undefined,
): ChangeDraft {
  const after: ChangeDraft = {};
  for (const field of CHANGED) {
    const before = draft[field];
    const now = before && change(before, field);
    if (now) after[field] = now;
  }
  return after;
}

/** A person's draft for a submission, in this tab. It survives a reload, and opening another row. */
export function keptDraft(person: string, submission: string): Stored<ChangeDraft> {
  return stored(tabStorage, `change:${person}:${submission}`, (found) => {
    if (!isRecord(found)) return undefined;
    const draft: ChangeDraft = {};
    for (const field of CHANGED) if (isChange(found[field])) draft[field] = found[field];
    return draft;
  });
}

function isChange(found: unknown): found is Change {
  if (!isRecord(found) || typeof found.was !== 'string' || typeof found.now !== 'string')
    return false;
  return found.theirs === undefined || isRecord(found.theirs);
}
