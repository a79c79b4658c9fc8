import { tabStorage } from '../../lib/safe-storage.ts';
import { isRecord, type Stored, stored } from '../../lib/stored.ts';

export const CHANGED = ['status', 'note'] as const;
export type ChangedField = (typeof CHANGED)[number];

/** A field that was changed and not saved yet. */
export interface Change {
  /** The value the change began from. */
  was: string;
  now: string;
  /** Somebody else's value, saved meanwhile; `by` is null where that person's account is gone. */
  theirs?: { value: string; by: string | null };
}

export type Draft = Partial<Record<ChangedField, Change>>;

/** The values that are saved. */
type Row = Record<ChangedField, string>;

/** The draft after a field was given another value; back at the saved value, nothing is left of it. */
export function withChange(draft: Draft, row: Row, field: ChangedField, now: string): Draft {
  const { [field]: before, ...others } = draft;
  if (now === row[field] && !before?.theirs) return others;
  return { ...others, [field]: { ...before, was: before?.was ?? row[field], now } };
}

/** What is left after `sent` was saved: what was typed while that took. */
export function afterSave(draft: Draft, sent: Draft, row: Row): Draft {
  return mapDraft(draft, (change, field) =>
    change.now === (sent[field]?.now ?? row[field])
      ? undefined
      : { was: row[field], now: change.now },
  );
}

/**
 * After somebody else's change was found: the next save begins from their value, which stays beside
 * one's own until then.
 * @param conflicts Field -> who changed it.
 */
export function afterConflict(
  draft: Draft,
  conflicts: Partial<Record<ChangedField, string | null>>,
  row: Row,
): Draft {
  return mapDraft(draft, (change, field) => {
    const by = conflicts[field];
    if (by === undefined) return change;
    return { was: row[field], now: change.now, theirs: { value: row[field], by } };
  });
}

function mapDraft(
  draft: Draft,
  change: (before: Change, field: ChangedField) => Change | undefined,
): Draft {
  const after: Draft = {};
  for (const field of CHANGED) {
    const before = draft[field];
    const now = before && change(before, field);
    if (now) after[field] = now;
  }
  return after;
}

/** A person's draft for a submission, in this tab alone: it outlives another row, and a reload. */
export function keptDraft(person: string, submission: string): Stored<Draft> {
  return stored(tabStorage, `change:${person}:${submission}`, (found) => {
    if (!isRecord(found)) return undefined;
    const draft: Draft = {};
    for (const field of CHANGED) if (isChange(found[field])) draft[field] = found[field];
    return draft;
  });
}

function isChange(found: unknown): found is Change {
  if (!isRecord(found) || typeof found.was !== 'string' || typeof found.now !== 'string')
    return false;
  return found.theirs === undefined || isRecord(found.theirs);
}
